/** The longest line, as in the repository's own hotel files. */
const LINE_WIDTH = 120;

const isPrimitive = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A list of numbers, texts or flags on one line. */
const oneLine = (list: readonly unknown[]): string => `[${list.map((each) => JSON.stringify(each)).join(', ')}]`;

/**
 * A JSON file of a hotel in the formatting of the repository: two spaces, a field a line, and a list of numbers, texts or
 * flags on one line where it fits. Rule: menu/ME31.
 */
export const formatJson = (value: unknown): string => `${formatted(value, '', 0)}\n`;

/** `taken`: characters of the line before the value. */
function formatted(value: unknown, indent: string, taken: number): string {
  if (isPrimitive(value)) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    // A comma may follow.
    if (value.every(isPrimitive) && taken + oneLine(value).length < LINE_WIDTH) return oneLine(value);
    return `[\n${value.map((each) => `${inner}${formatted(each, inner, inner.length)}`).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value as object).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, each]) => {
    const begin = `${inner}${JSON.stringify(key)}: `;
    return `${begin}${formatted(each, inner, begin.length)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
