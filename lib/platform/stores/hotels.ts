import type { Hotel } from '@/lib/contract/hotel';
import { DEFAULT_DIGITS } from '@/lib/domain/money/money';
import { NO_ORDER_LIMITS } from '@/lib/domain/notifications/order-deadlines';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import type { HotelContent } from '../content/hotel-content';
import type { Db } from '../database/database';
import type { HotelTable } from '../database/tables';
import type { HotelSummary } from '../hotel-summary';
import { fromJson } from './json';

export type StoredHotel = HotelContent & { code: string; id: number; uuid: string; contentHash: string };

/** Defaults for fields that are missing in content from an earlier release, which is served until the next import. */
const DEFAULTS_OF_OLD_CONTENT: Pick<HotelContent, 'chat' | 'voicePrompts' | 'paymentExceptions' | 'orderLimits'> = {
  chat: null,
  orderLimits: NO_ORDER_LIMITS,
  voicePrompts: [],
  paymentExceptions: [],
};

/** As above, of the hotel itself. */
const DEFAULTS_OF_OLD_HOTEL: Pick<
  Hotel,
  'charge_tax' | 'currency_digits' | 'quotes_times' | 'room_proof' | 'seller' | 'taxes' | 'tips'
> = {
  currency_digits: DEFAULT_DIGITS,
  room_proof: 'off',
  quotes_times: false,
  taxes: [],
  charge_tax: null,
  seller: null,
  tips: null,
};

function contentOf(json: string): HotelContent {
  const content = fromJson<HotelContent>(json);
  return { ...DEFAULTS_OF_OLD_CONTENT, ...content, hotel: { ...DEFAULTS_OF_OLD_HOTEL, ...content.hotel } };
}

const fromRow = (row: HotelTable): StoredHotel => ({
  ...contentOf(row.content),
  code: row.code,
  id: row.id,
  uuid: row.uuid,
  contentHash: row.content_hash,
});

/** The name of a hotel in a call: its code, its uuid or its id. */
type HotelName = { code: string } | { uuid: string } | { id: number };

export async function findHotel(db: Db, name: HotelName): Promise<StoredHotel | null> {
  // Names that no hotel can have are not queried, because PostgreSQL refuses some of them with an error.
  if ('code' in name ? !isHotelCode(name.code) : 'uuid' in name && !/^[0-9a-f-]{36}$/.test(name.uuid)) return null;
  const served = db.selectFrom('hotel').selectAll().where('served', '=', 1);
  const query =
    'code' in name
      ? served.where('code', '=', name.code)
      : 'uuid' in name
        ? served.where('uuid', '=', name.uuid)
        : served.where('id', '=', name.id);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export type ListedHotel = HotelSummary & { code: string };

/** A page of the served hotels, ordered by code, without reading their contents. */
export async function listHotels(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<readonly ListedHotel[]> {
  const rows = await db
    .selectFrom('hotel')
    .select(['code', 'summary'])
    .where('served', '=', 1)
    .orderBy('code')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ code, summary }) => ({
    ...(summary === null ? { ...NO_SUMMARY, title: code } : fromJson<HotelSummary>(summary)),
    code,
  }));
}

const NO_SUMMARY: Omit<HotelSummary, 'title'> = { descr: null, logo: null, logos: {}, color: null, languages: [] };

export async function countHotels(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('hotel')
    .select((hotel) => hotel.fn.countAll<number>().as('count'))
    .where('served', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The code of the served hotel with this code, uuid or id, without reading its content; null: none. */
export async function codeOfHotel(db: Db, name: string): Promise<string | null> {
  // Names that no hotel can have are not queried, because PostgreSQL refuses some of them with an error.
  if (!isHotelCode(name)) return null;
  const id = /^\d{1,15}$/.test(name) ? Number(name) : null;
  const row = await db
    .selectFrom('hotel')
    .select('code')
    .where('served', '=', 1)
    .where((where) =>
      where.or([where('code', '=', name), where('uuid', '=', name), ...(id === null ? [] : [where('id', '=', id)])]),
    )
    .orderBy('code')
    .executeTakeFirst();
  return row?.code ?? null;
}

/** The fields of a hotel that the staff API needs. */
export type HotelKey = { code: string; id: number };

/** The code and id of a served hotel; null when there is none. */
export async function findHotelKey(db: Db, code: string): Promise<HotelKey | null> {
  // Names that no hotel can have are not queried, because PostgreSQL refuses some of them with an error.
  if (!isHotelCode(code)) return null;
  const served = db.selectFrom('hotel').select(['code', 'id']).where('served', '=', 1);
  return (await served.where('code', '=', code).executeTakeFirst()) ?? null;
}

export const isServed = async (db: Db, code: string): Promise<boolean> => (await findHotelKey(db, code)) !== null;
