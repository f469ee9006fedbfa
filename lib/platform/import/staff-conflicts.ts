import { type ContentField, closedDateOf, isConflict } from '@/lib/domain/content/content-log';
import { textIn } from '@/lib/domain/i18n/text';
import type { Db } from '../database/database';
import { fileValue } from '../staff-content/content-item';
import { type ContentChange, currentChanges } from '../stores/content-changes';
import { productsOf, sectionsOf } from './folder-parts';
import type { JsonFile, JsonPath } from './json-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

type Values = Parameters<typeof fileValue>[0];
type Placed = Values & { json: JsonFile; path: JsonPath };

/**
 * Names what staff have changed and the imported files say otherwise since, and changes of what the files no longer
 * have. None of them prevents the import. Rules: content/CC12, content/CC13.
 */
export async function staffConflicts(db: Db, hotel: string, parsed: ParsedFolder): Promise<readonly Problem[]> {
  const changes = (await currentChanges(db, hotel)).all.filter(({ after }) => after !== null);
  if (changes.length === 0) return [];
  const places = placesOf(parsed);
  return changes.flatMap((change) => {
    const placed = places.get(`${change.target.kind} ${change.target.id}`);
    if (placed === undefined) return [parsed.hotel.json.problem([], vanished(change))];
    const file = fileValue(placed, change.field);
    if (!isConflict({ base: change.base, file, value: change.after })) return [];
    return [placed.json.problem([...placed.path, ...pathOf(change.field, placed)], differs(change, file))];
  });
}

type Place = Placed & { isBookable: boolean };

function placesOf(parsed: ParsedFolder): ReadonlyMap<string, Place> {
  const sections = sectionsOf(parsed).map(({ value, json, path }): [string, Place] => {
    const hours = value.schedule?.days ?? null;
    return [`section ${value.id}`, { json, path, price: null, hours, isBookable: false }];
  });
  const products = productsOf(parsed).map(({ value, json, path }): [string, Place] => {
    const hours = value.slots?.hours ?? value.schedule?.days ?? null;
    const isBookable = value.slots !== null;
    return [`product ${value.id}`, { json, path, price: value.price, hours, isBookable }];
  });
  return new Map([...sections, ...products]);
}

function pathOf(field: ContentField, { isBookable }: { isBookable: boolean }): JsonPath {
  if (field === 'price') return ['price'];
  return isBookable ? ['slots', 'hours'] : ['schedule', 'days'];
}

const whoAndWhen = ({ staff, created_at }: ContentChange): string => {
  const by = staff === null ? 'staff' : `staff (${staff})`;
  return `${by} changed it on ${created_at.slice(0, 10)}`;
};

function differs(change: ContentChange, file: unknown): string {
  if (change.field !== 'price') return `differs from the file when ${whoAndWhen(change)}: the hours of staff stay`;
  const { base, after } = change;
  return `is ${String(file)} and was ${String(base)} when ${whoAndWhen(change)} to ${String(after)}, which stays`;
}

function vanished(change: ContentChange): string {
  const { target, title, field } = change;
  const what = closedDateOf(field) === null ? field : 'closed days';
  const name = textIn(title, 'en');
  return `has no ${target.kind} ${target.id}${name === '' ? '' : ` "${name}"`} any more: its ${what} by staff waits for it`;
}
