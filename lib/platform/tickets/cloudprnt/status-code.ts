import type { PrinterStatus } from '@/lib/domain/tickets/printer';

const PAPER_LOW: readonly number[] = [210, 211];
const CODE = /^\s*([245]\d{2,3})(?!\d)/;

/** The number at the beginning of a status code, such as `410 Out of paper`, which may be escaped twice; null: there is none. */
function codeIn(text: string): number | null {
  const plain = text.replace(/%20/g, ' ');
  if (/^\s*OK\s*$/i.test(plain)) return 200;
  const found = CODE.exec(plain)?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * What a printer says of itself in a status code: 2xx is well, 41x is its paper, 42x its cover, other 4xx another problem of it. 5xx
 * speaks of a job. null: nothing that can be read. Rule: tickets/TK12.
 */
export function readStatusCode(text: string): PrinterStatus | null {
  const code = codeIn(text);
  if (code === null) return null;
  const kind = code >= 1000 ? Math.floor(code / 100) : Math.floor(code / 10);
  if (kind === 42) return { paper: null, cover: 'open', error: null };
  if (code === 410) return { paper: 'out', cover: 'closed', error: null };
  if (String(code).startsWith('4')) return { paper: null, cover: null, error: `status ${code}` };
  if (String(code).startsWith('5')) return { paper: null, cover: null, error: null };
  return { paper: PAPER_LOW.includes(code) ? 'low' : 'ok', cover: 'closed', error: null };
}

/** How a job has ended by its confirmation. `error`: a code. null: nothing that can be read. */
export function readResult(text: string): { isPrinted: true } | { isPrinted: false; error: string } | null {
  const code = codeIn(text);
  if (code === null) return null;
  return String(code).startsWith('2') ? { isPrinted: true } : { isPrinted: false, error: `status ${code}` };
}
