import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Next's request handler, or one around it. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Puts the app's own handling of requests around Next's. */
export type AppHandler = (next: RequestHandler) => RequestHandler;

/** Global, because `server.ts` has its own copies of the modules of the app's bundles. */
const shared = globalThis as { hotelAppHandler?: PromiseWithResolvers<AppHandler> };

/** Called by `server.ts` before the app boots. Resolves with the handler that the app sets while it boots. */
export function awaitAppHandler(): Promise<AppHandler> {
  shared.hotelAppHandler ??= Promise.withResolvers();
  return shared.hotelAppHandler.promise;
}

/** False under Next's own server, where nobody waits for a handler. */
export const hasOwnServer = (): boolean => shared.hotelAppHandler !== undefined;

export const setAppHandler = (handler: AppHandler): void => shared.hotelAppHandler?.resolve(handler);
