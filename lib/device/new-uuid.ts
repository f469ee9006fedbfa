const TEMPLATE = '10000000-1000-4000-8000-100000000000';

/**
 * A random UUID (version 4). A page without TLS on another host than localhost has no `crypto.randomUUID`; the library
 * that knows how to do without it would be half a kilobyte of every page's first load.
 */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // 1 and 0 stand for any digit, 8 for one whose two first bits are the variant's.
  return TEMPLATE.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
