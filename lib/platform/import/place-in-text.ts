/** A position in a text, from 1 on. */
type Place = { line: number; column: number };

export function placeIn(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
