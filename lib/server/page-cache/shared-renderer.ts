import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import type { RenderedPage } from './render-page';

/** Renders an address for a request with these headers alone. */
export type Renderer = (url: string, headers: IncomingHttpHeaders) => Promise<RenderedPage>;

/** Global, because Next bundles route handlers separately from what wraps its request handler. */
const shared = globalThis as { hotelRenderer?: Renderer };

export const shareRenderer = (renderer: Renderer): void => {
  shared.hotelRenderer = renderer;
};

/** Undefined under Next's own server. */
export const sharedRenderer = (): Renderer | undefined => shared.hotelRenderer;
