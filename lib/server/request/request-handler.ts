import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request completely: Next's handler, or a handler that wraps it. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
