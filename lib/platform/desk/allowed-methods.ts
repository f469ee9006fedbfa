import type { DeskCall } from './desk-call';
import { DESK_CALLS } from './desk-calls';

const CALLS = Object.values(DESK_CALLS).flat();

/** The desk of a hotel, or that of the operator, which has only some of the calls. */
type Desk = 'hotel' | 'operator';

const isAt = (desk: Desk, { access }: DeskCall): boolean =>
  access === (desk === 'hotel' ? 'staff' : 'operator') || access === 'session' || access === 'anyone';

function matches({ path, params }: DeskCall, parts: readonly string[]): boolean {
  const pattern = path.split('/');
  return (
    pattern.length === parts.length &&
    pattern.every((expected, place) => {
      const name = /^\{(\w+)\}$/.exec(expected)?.[1];
      return name === undefined ? expected === parts[place] : params[name]?.safeParse(parts[place]).success === true;
    })
  );
}

/**
 * The methods of the calls at a path below `/api/desk/v1`; empty: there is no such call. HEAD is answered like GET. Rule:
 * staff-api/DK9.
 */
export function allowedMethods(desk: Desk, path: string): readonly string[] {
  const parts = path.split('/');
  const methods = CALLS.filter((call) => isAt(desk, call) && matches(call, parts)).map(({ method }) => method);
  if (methods.length === 0) return [];
  const reads = methods.includes('GET') ? ['GET', 'HEAD'] : [];
  return [...reads, ...(methods.includes('POST') ? ['POST'] : []), 'OPTIONS'];
}
