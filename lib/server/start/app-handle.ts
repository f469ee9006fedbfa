import 'server-only';
import { remember } from '../remember';
import type { RequestHandler } from '../request/request-handler';

/** Wraps Next's request handler with the app's own: static files, page cache, log. */
export type AppHandler = (next: RequestHandler) => RequestHandler;

type Shared = { handler?: PromiseWithResolvers<AppHandler> };

const shared = (): Shared => remember('app handler', () => ({}));

/** For `server.ts`, before the app boots. Resolves when the app calls `setAppHandler` while it boots. */
export function awaitAppHandler(): Promise<AppHandler> {
  const state = shared();
  state.handler ??= Promise.withResolvers();
  return state.handler.promise;
}

export const setAppHandler = (handler: AppHandler): void => shared().handler?.resolve(handler);
