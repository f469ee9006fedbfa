import type { HotelView } from '@/lib/contract/views';
import type { Channel, LiveTransport, OnEvent } from './channel';

/**
 * The part of live updates in the first load: it selects the transport and loads its code with the first subscription.
 * Rule: live-updates/LV1.
 */
type LiveHotel = Pick<HotelView, 'uuid' | 'live' | 'realtime'>;

let chosen: { hotel: LiveHotel; key: string; line: Promise<LiveTransport> | null } | undefined;

/** Selects the transport of this page. Called by the layout; a repeated call for the same hotel changes nothing. */
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
 * Retries until the transport's code is loaded, because a poor connection must not disable live updates for the whole
 * visit.
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
 * Subscribes to a channel until the returned function is called. The event `resumed` means that events may have been
 * missed: when the connection opens or reopens, and with each poll. Fetch again then without notifying the guest
 * (live-updates/LV5).
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
