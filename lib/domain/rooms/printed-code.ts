import { pageOf } from '../navigation/routes';
import { samePathOnly } from '../security/safe-link';

/** What a printed code names: a room, or a place without one by its key. `version`: of the code, from 1. */
export type PrintedCode = { kind: 'room' | 'place'; name: string; version: number };

/** A place without a room, in a hotel's file. Rule: rooms/RM12. */
export type Place = {
  id: string;
  /** The page that its code opens; null: home. */
  path: string | null;
  /** The option that its code fills in; null: none. */
  propertyId: number | null;
  /** Which of several, such as the numbers of pool beds; empty: there is one. */
  values: readonly string[];
};

/** One printed code of a place: `value` null where there is only one. */
export type PlaceSpot = { key: string; place: Place; value: string | null };

/** Every spot of the hotel's places. */
export const placeSpots = <P extends Place>(places: readonly P[]): readonly (PlaceSpot & { place: P })[] =>
  places.flatMap((place): (PlaceSpot & { place: P })[] =>
    place.values.length === 0
      ? [{ key: place.id, place, value: null }]
      : place.values.map((value) => ({ key: `${place.id}:${value}`, place, value })),
  );

/** What the store calls a printed code. */
export const subjectOf = ({ kind, name }: Pick<PrintedCode, 'kind' | 'name'>): string => `${kind}:${name}`;

/** Where a code of a room leads: home, or the page in `to`, with the room as a startup parameter. Rule: rooms/RM4. */
export const roomTarget = (room: string, to: string | null): string =>
  withQuery(ownPage(to) ?? '/', { 'set-room': room });

/** Opens My orders with what staff have handed to the devices of the room. Rules: startup/ST11, telephone-orders/TO15. */
export const HANDED_ORDERS = '/?open-orders=room';

/** A path that is a page of the app; null: it is none. */
function ownPage(path: string | null): string | null {
  const own = path === null ? null : samePathOnly(path);
  const [pathname = ''] = own?.split(/[?#]/) ?? [];
  return own !== null && pageOf(pathname).kind !== 'not-found' ? own : null;
}

/** Where the code of a place leads. Rule: rooms/RM12. */
export function placeTarget({ place: { path, propertyId }, value }: PlaceSpot): string {
  const fills = propertyId !== null && value !== null;
  return withQuery(ownPage(path) ?? '/', fills ? { 'property-id': String(propertyId), 'property-value': value } : {});
}

function withQuery(path: string, added: Readonly<Record<string, string>>): string {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(added)) query.set(name, value);
  const text = query.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${hash}`;
}
