import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request completely: Next's handler, or a handler that wraps it. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Wraps Next's request handler with the app's own: static files, page cache, log. */
export type AppHandler = (next: RequestHandler) => RequestHandler;

/** A global, because `server.ts` and the app's bundles have separate copies of this module. */
const shared = globalThis as { hotelAppHandler?: PromiseWithResolvers<AppHandler> };

/** For `server.ts`, before the app boots. Resolves when the app calls `setAppHandler` while it boots. */
export function awaitAppHandler(): Promise<AppHandler> {
  shared.hotelAppHandler ??= Promise.withResolvers();
  return shared.hotelAppHandler.promise;
}

/** Whether the app runs under `server.ts`; false under `next start` and `next dev`. */
export const hasOwnServer = (): boolean => shared.hotelAppHandler !== undefined;

export const setAppHandler = (handler: AppHandler): void => shared.hotelAppHandler?.resolve(handler);
