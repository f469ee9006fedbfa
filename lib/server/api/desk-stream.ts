import 'server-only';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import type { Listener, LiveHub } from '@/lib/platform/live/live-hub';
import type { DeskCaller } from '@/lib/platform/staff/desk-caller';
import { platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { sessionCookie } from './desk-session-calls';
import { EVENT_STREAM_HEADERS, eventStream } from './handle-channels';

/** How often a stream whose session was ended by another process asks at the latest. */
const SESSION_CHECK_MS = 15_000;

/** Who calls a hotel's desk; null: nobody who may. The cookie counts only on pages of the same host. */
export const deskCaller = (request: Request, hotel: string): Promise<DeskCaller | null> =>
  platform().deskCaller(hotel, {
    authorization: request.headers.get('authorization'),
    signed: sessionCookie(request),
  });

const rightsOf = ({ member, actions }: DeskCaller) => ({ member, actions: [...actions] });

/** Whether a caller may still hear what it has heard at the beginning; a store that does not answer for a moment ends no stream. */
async function stateOf(request: Request, hotel: string, caller: DeskCaller): Promise<'same' | 'changed' | 'ended'> {
  const now = await deskCaller(request, hotel).catch(() => caller);
  if (now === null) return 'ended';
  return jsonEqual(rightsOf(now), rightsOf(caller)) ? 'same' : 'changed';
}

type Event = Parameters<Listener['write']>[0];
type Decision = 'write' | 'skip' | 'end' | 'write and end';

/**
 * Carries decisions about events out in the order of the events: what cannot be decided at once keeps those behind it waiting.
 */
function inOrder(
  decide: (event: Event) => Decision | Promise<Decision>,
  carryOut: (of: Decision, event: Event) => void,
) {
  let last: Promise<void> | null = null;
  return (event: Event): void => {
    const decided = decide(event);
    if (last === null && typeof decided === 'string') {
      carryOut(decided, event);
      return;
    }
    const own = Promise.all([decided, last])
      // Without a decision the desk connects anew.
      .catch(() => ['end'] as const)
      .then(([decision]) => carryOut(decision, event))
      .finally(() => {
        if (last === own) last = null;
      });
    last = own;
  };
}

/**
 * The hub as one desk hears it: what its caller may know of. When sessions of the hotel have changed, it asks for its own: one
 * that has ended gets `session-ended` as its last event, one whose role has changed begins again.
 */
function heardBy(request: Request, hotel: string, caller: DeskCaller, end: () => void): Pick<LiveHub, 'subscribe'> {
  const isHeard = platform().heardEvents(hotel, caller);
  const writeIf = (heard: boolean): Decision => (heard ? 'write' : 'skip');
  const ofSessions = async (): Promise<Decision> => {
    const state = await stateOf(request, hotel, caller);
    if (state === 'same') return 'skip';
    return state === 'ended' ? 'write and end' : 'end';
  };
  const decide = (event: Event): Decision | Promise<Decision> => {
    if (event.type === 'sessions-changed') return ofSessions();
    const heard = isHeard(event);
    return typeof heard === 'boolean' ? writeIf(heard) : heard.then(writeIf);
  };
  return {
    subscribe(subscription, listener) {
      const write = inOrder(decide, (decision, event) => {
        if (decision === 'write' || decision === 'write and end') listener.write(event);
        if (decision === 'end' || decision === 'write and end') end();
      });
      return platform().live.subscribe(subscription, { write, end: () => listener.end() });
    },
  };
}

/**
 * `GET /events`: the events of the hotel's orders, chats and catalogue that the caller may know of, after the one in
 * Last-Event-ID. Rules: desk/DE11, desk/DE22, staff/SP7, staff/SP16.
 */
export function deskEvents(request: Request, hotel: string, caller: DeskCaller): Response {
  const last = /^\d{1,15}$/.exec(request.headers.get('last-event-id') ?? '')?.[0];
  const lastId = last === undefined ? null : Number(last);
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setInterval(async () => {
    if ((await stateOf(request, hotel, caller)) !== 'same') end();
  }, SESSION_CHECK_MS).unref();
  const signal = AbortSignal.any([request.signal, ended.signal]);
  signal.addEventListener('abort', () => clearInterval(timer));
  const subscription = { hotel, orderUuids: [], chatUuids: [], wholeHotel: true, content: true, lastId };
  const stream = eventStream(heardBy(request, hotel, caller, end), subscription, signal);
  if (stream === null) clearInterval(timer);
  return stream === null ? refuse('unavailable') : new Response(stream, { headers: EVENT_STREAM_HEADERS });
}
