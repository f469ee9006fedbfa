import type { Channel, LiveTransport, OnEvent } from './channel';
import { type LiveHotel, selectedTransport } from './select-transport';

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
  const chosen = selectedTransport();
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
