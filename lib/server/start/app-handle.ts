import 'server-only';
import { remember } from '../remember';
import type { RequestHandler } from '../request/request-handler';

/** Wraps Next's request handler with what the app does itself: context, host, probes, files, page cache, compression and log. */
export type AppHandler = (next: RequestHandler) => RequestHandler;

type Shared = { handler?: PromiseWithResolvers<AppHandler> };

const shared = (): Shared => remember('app handler', () => ({}));

/**
 * For `server.ts`, before the app boots. Next loads `instrumentation.ts`, which boots the app (`boot.ts`), which calls
 * `setAppHandler`: then it resolves.
 */
export function awaitAppHandler(): Promise<AppHandler> {
  const state = shared();
  state.handler ??= Promise.withResolvers();
  return state.handler.promise;
}

export const setAppHandler = (handler: AppHandler): void => shared().handler?.resolve(handler);
