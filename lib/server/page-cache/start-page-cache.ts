import 'server-only';
import { log } from '../log/log';
import { hostRules } from '../pages/host-rules';
import type { RequestHandler } from '../start/app-handle';
import { hotelResponse } from '../upstream/cached-api';
import { sharePages } from './forget-pages';
import { createPageCache } from './page-cache';
import { resolvePageRequest } from './page-request';
import { renderPage } from './render-page';
import type { KeptPage } from './send-page';
import { createPageServer } from './serve-page';
import { shareRenderer } from './shared-renderer';
import { createStyleSheetReader } from './style-sheet-reader';

async function loadHotel(code: string) {
  const response = await hotelResponse(code);
  return response.ok ? response.value : null;
}

/** Creates this process's page cache. The returned function wraps Next's request handler with it. */
export function startPageCache() {
  const cache = createPageCache<KeptPage>({
    now: Date.now,
    onError: (error) => log().error({ err: error }, 'a page could not be rendered again'),
  });
  sharePages(cache);
  const readSheet = createStyleSheetReader(process.cwd());
  return (handle: RequestHandler) => {
    shareRenderer((url, headers) => renderPage({ url, headers }, handle));
    return createPageServer({
      cache,
      handle,
      readSheet,
      resolve: (request) => resolvePageRequest(request, { rules: hostRules(), loadHotel }),
    });
  };
}
