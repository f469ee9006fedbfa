type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** The first byte of an item with its length, or of a number. */
function head(major: number, value: number): number[] {
  const type = major << 5;
  if (value < 24) return [type | value];
  if (value < 256) return [type | 24, value];
  return [type | 25, value >> 8, value & 255];
}

/** Encodes what authenticators write: whole numbers, texts, bytes and maps, in the form of RFC 8949. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return Buffer.from(value < 0 ? head(1, -1 - value) : head(0, value));
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from(head(3, Buffer.byteLength(value))), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
    return Buffer.concat([Buffer.from(head(5, value.size)), ...entries]);
  }
  const bytes = Buffer.from(value as Uint8Array);
  return Buffer.concat([Buffer.from(head(2, bytes.length)), bytes]);
}
