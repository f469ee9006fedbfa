import 'server-only';
import { log } from '../log/log';
import { hostRules } from '../pages/host-rules';
import type { RequestHandler } from '../request/request-handler';
import { hotelResponse, onHotelForgotten } from '../upstream/cached-api';
import { createPageCache } from './page-cache';
import { sharePageCacheUse } from './page-cache-use';
import { resolvePageRequest } from './page-request';
import { renderPage } from './render-page';
import type { CachedPage } from './send-page';
import { createPageServer } from './serve-page';
import { shareRenderer } from './shared-renderer';
import { createStyleSheetReader } from './style-sheet-reader';

async function loadHotel(code: string) {
  const response = await hotelResponse(code);
  return response.ok ? response.value : null;
}

/** Creates this process's page cache. The returned function wraps Next's request handler with it. */
export function startPageCache() {
  const cache = createPageCache<CachedPage>({
    now: Date.now,
    onError: (error) => log().error({ err: error }, 'a page could not be rendered again'),
  });
  sharePageCacheUse(cache);
  // Rule: page-cache/PC9.
  onHotelForgotten((code) => cache.forget(`${code} `));
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
