import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { remember } from '../remember';
import type { RenderedPage } from './render-page';

/** Renders an address for a request with these headers alone. */
export type Renderer = (url: string, headers: IncomingHttpHeaders) => Promise<RenderedPage>;

const shared = (): { renderer?: Renderer } => remember('renderer', () => ({}));

export const shareRenderer = (renderer: Renderer): void => {
  shared().renderer = renderer;
};

/** Undefined without the page cache (PAGE_CACHE=off). */
export const sharedRenderer = (): Renderer | undefined => shared().renderer;
