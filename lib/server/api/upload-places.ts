import 'server-only';
import { type InFlight, inFlight } from '../limits/in-flight';

/** Maximum simultaneous uploads. Each upload holds a connection and a file on the disk. */
const MAX_UPLOADS = { each: 8, all: 32 };
/** Seconds after which a running upload has ended or timed out. */
export const RETRY_UPLOAD_SECONDS = 15;

const shared = globalThis as { hotelUploads?: InFlight };

/** Takes a place for an upload of this address, and returns how to leave it; null: there is none. */
export function enterUpload(clientIp: string): (() => void) | null {
  shared.hotelUploads ??= inFlight(MAX_UPLOADS);
  return shared.hotelUploads.enter(clientIp);
}
