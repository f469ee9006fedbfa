/** Maximum nesting depth and number of values of a JSON text. */
export type JsonBounds = { depth: number; values: number };

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/**
 * Whether a JSON text is within the limits, checked in one pass without parsing. Parsing megabytes of tiny values, or
 * validating deeply nested ones, would block all other requests. Invalid JSON may pass, because the parser refuses it.
 * Rule: security/SC22.
 */
export function isWithinBounds(text: string, { depth: maxDepth, values: maxValues }: JsonBounds): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (OPENING.includes(code)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.includes(code)) depth -= 1;
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}

/** Returns the index of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
