import { LOG_TARGETS, type LogTarget } from './log-entry';

const KINDS: ReadonlySet<string> = new Set(LOG_TARGETS);

/** A target as a query names it: its kind, and after a colon what names the only one. null: there is no such kind. */
export function readLogTarget(text: string): LogTarget | null {
  const [kind = '', ...id] = text.split(':');
  if (!KINDS.has(kind)) return null;
  // An id may contain colons, like that of counted stock.
  return { kind: kind as LogTarget['kind'], id: id.join(':') || null };
}
