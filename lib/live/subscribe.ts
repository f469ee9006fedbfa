import type { HotelView } from '@/lib/contract/views';
import type { Channel, LiveTransport, OnEvent } from './channel';

/**
 * What the first load holds of live updates: which line it is, and how to wait for it. The lines themselves are loaded
 * when somebody first wants to hear of something. Rule: live-updates/LV1.
 */
type LiveHotel = Pick<HotelView, 'uuid' | 'live' | 'realtime'>;

let chosen: { hotel: LiveHotel; key: string; line: Promise<LiveTransport> | null } | undefined;

/** Chooses the line of this page. The layout says it once; the same hotel again changes nothing. */
export function selectTransport({ uuid, live, realtime }: LiveHotel): void {
  const hotel = { uuid, live, realtime };
  const key = JSON.stringify(hotel);
  if (key !== chosen?.key) chosen = { hotel, key, line: null };
}

async function load({ uuid, live, realtime }: LiveHotel): Promise<LiveTransport> {
  if (live === 'stream') return new (await import('./event-stream-transport')).EventStreamTransport();
  if (live === 'poll' || realtime === null) return (await import('./polling-transport')).pollingTransport();
  return new (await import('./firebase-transport')).FirebaseTransport({ uuid, realtime });
}

const TRY_AGAIN_MS = 10_000;

/**
 * The code of a line may not arrive at once on a poor connection: that costs a guest time, and not all news for
 * good.
 */
async function loadAtLast(hotel: LiveHotel): Promise<LiveTransport> {
  for (;;) {
    try {
      return await load(hotel);
    } catch {
      await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
    }
  }
}

/**
 * Subscribes to a channel until the returned function is called. `resumed` is sent when something may have been missed:
 * when the line opens, comes back, or is only a clock; fetch again then, silently (live-updates/LV5).
 */
export function subscribe(channel: Channel, onEvent: OnEvent): () => void {
  if (chosen === undefined) throw new Error('a subscriber stands outside the hotel layout');
  chosen.line ??= loadAtLast(chosen.hotel);
  let leave: (() => void) | undefined;
  let left = false;
  void chosen.line.then((line) => {
    if (!left) leave = line.subscribe(channel, onEvent);
  });
  return () => {
    left = true;
    leave?.();
  };
}
