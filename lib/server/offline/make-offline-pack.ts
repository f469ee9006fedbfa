import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { paths } from '@/lib/contract/paths';
import type { HotelView } from '@/lib/contract/views';
import {
  linkedFiles,
  linkedPages,
  type OfflinePack,
  PLAIN_PAGES,
  type PlainResponse,
  packResponses,
} from '@/lib/domain/http/offline-pack';
import { sectionIdOf } from '@/lib/domain/navigation/routes';
import { nonceOf } from '../page-cache/nonce-parts';
import type { Renderer } from '../page-cache/shared-renderer';

/** What stands in place of a page's nonce; the service worker replaces it with a new one. */
const NONCE = '{nonce}';

/** In characters of text before packing and compression; pages near home come first. Rule: offline/OF2. */
const MAX_TEXT = 3_000_000;

type Source = { view: Pick<HotelView, 'code' | 'uuid' | 'language' | 'messagesVersion'>; host: string; at: number };

/**
 * Renders the hotel's pages, from home along their links, and the calls that their sheets make. Each request has nothing
 * but host and language, so that no response can contain anything of a guest. Rule: offline/OF3.
 */
export async function makeOfflinePack({ view, host, at }: Source, render: Renderer): Promise<OfflinePack> {
  const headers = { host, cookie: `lang=${view.language}`, 'accept-language': view.language };
  const responses: PlainResponse[] = [];
  const files = new Set<string>();
  const queue = [
    '/',
    `/words/${view.language}?v=${view.messagesVersion}`,
    `/api/v1${paths.sections(view.uuid)}`,
    // A checkout takes its payments and options when it cannot ask for those of the cart (checkout/CO3, checkout/CO4).
    `/api/v1${paths.hotel(view.code)}`,
    `/catalogue/${view.language}`,
    `/catalogue/${view.language}/house`,
    ...PLAIN_PAGES,
  ];
  let size = 0;
  // The queue grows while it is read: a page adds the pages that it links to.
  for (const path of queue) {
    const response = await renderPlain(path, { headers, render });
    if (response === null) continue;
    size += response.text.length;
    if (size > MAX_TEXT) break;
    responses.push(response);
    if (response.policy === '') continue;
    const section = sectionIdOf(path);
    const next = [...linkedPages(response.text), ...(section === null ? [] : [sectionCall(view.code, section)])];
    queue.push(...next.filter((each) => each !== '/home' && !queue.includes(each)));
    for (const file of linkedFiles(response.text)) files.add(file);
  }
  return { at, ...packResponses(responses), files: [...files] };
}

const sectionCall = (code: string, section: string): string => `/api/v1${paths.section(code, section)}`;

/** null: the address has no response that is worth keeping. */
async function renderPlain(
  path: string,
  { headers, render }: { headers: IncomingHttpHeaders; render: Renderer },
): Promise<PlainResponse | null> {
  const page = await render(path, headers);
  const isPage = String(page.headers['content-type']).startsWith('text/html');
  const nonce = nonceOf(page.headers);
  if (page.status !== 200 || page.hasFailed || (isPage && nonce === null)) return null;
  const plain = (text: string) => (nonce === null ? text : text.replaceAll(nonce, NONCE));
  return {
    path,
    type: String(page.headers['content-type']),
    policy: isPage ? plain(String(page.headers['content-security-policy'])) : '',
    text: plain(page.body.toString()),
  };
}
