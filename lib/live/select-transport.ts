import type { HotelView } from '@/lib/contract/views';
import type { LiveTransport } from './channel';

/**
 * The part of live updates in the first load: it says by which transport the page is updated. The code is loaded with the
 * first subscription (./subscribe). Rule: live-updates/LV1.
 */
export type LiveHotel = Pick<HotelView, 'uuid' | 'live' | 'realtime'>;

/** `line`: the transport of this page; null until somebody subscribes. */
type Selected = { hotel: LiveHotel; key: string; line: Promise<LiveTransport> | null };

let chosen: Selected | undefined;

/** Selects the transport of this page. Called by the layout; a repeated call for the same hotel changes nothing. */
export function selectTransport({ uuid, live, realtime }: LiveHotel): void {
  const hotel = { uuid, live, realtime };
  const key = JSON.stringify(hotel);
  if (key !== chosen?.key) chosen = { hotel, key, line: null };
}

/** The transport of this page. */
export function selectedTransport(): Selected {
  if (chosen === undefined) throw new Error('a subscriber stands outside the hotel layout');
  return chosen;
}
