import 'server-only';
import { inFlight } from '../limits/in-flight';
import { remember } from '../remember';

/** Maximum simultaneous uploads. Each upload holds a connection and a file on the disk. */
const MAX_UPLOADS = { each: 8, all: 32 };
/** Seconds after which a running upload has ended or timed out. */
export const RETRY_UPLOAD_SECONDS = 15;

/** Takes a place for an upload of this address, and returns how to leave it; null: there is none. */
export const enterUpload = (clientIp: string): (() => void) | null =>
  remember('uploads', () => inFlight(MAX_UPLOADS)).enter(clientIp);
