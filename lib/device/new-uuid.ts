const TEMPLATE = '10000000-1000-4000-8000-100000000000';

/**
 * Creates a random UUID (version 4). `crypto.randomUUID` does not exist on pages without TLS except localhost. A
 * library with a fallback would add half a kilobyte to the first load of every page.
 */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // 1 and 0 are replaced by any digit, 8 by a digit whose first two bits are the variant's.
  return TEMPLATE.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
