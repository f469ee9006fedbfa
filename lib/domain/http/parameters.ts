/** An id in a path or a query; null unless it is a whole number that a double represents exactly. */
export const readNumericId = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** The valid ids of a repeated query key, `name[]` or `name`, at most `max`. */
export function readIds(url: string, name: string, max: number): readonly number[] {
  const ids = repeated(url, name).flatMap((text) => readNumericId(text) ?? []);
  return [...new Set(ids)].slice(0, max);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const readUuid = (text: string | undefined | null): string | null => {
  const uuid = (text ?? '').toLowerCase();
  return UUID.test(uuid) ? uuid : null;
};

/** The valid uuids of a repeated query key, at most `max`. */
export function readUuids(url: string, name: string, max: number): readonly string[] {
  const uuids = repeated(url, name).flatMap((text) => readUuid(text) ?? []);
  return [...new Set(uuids)].slice(0, max);
}

function repeated(url: string, name: string): readonly string[] {
  const query = new URL(url).searchParams;
  return [...query.getAll(`${name}[]`), ...query.getAll(name)];
}
