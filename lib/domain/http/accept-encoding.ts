/** Encodings that this server sends. */
export type ContentEncoding = 'zstd' | 'br' | 'gzip';

/**
 * The first of the available encodings that an Accept-Encoding header allows; null: none, the content is sent as it
 * is. The server's order counts, and not the client's: all its encodings are made once or cheaply. Rule:
 * page-cache/PC11.
 */
export function chooseEncoding<E extends ContentEncoding>(
  accept: string | string[] | undefined,
  available: readonly E[],
): E | null {
  const weights = new Map<string, number>();
  for (const entry of String(accept ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  const isAllowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return available.find(isAllowed) ?? null;
}
