import type { Section } from '@/lib/contract/catalogue';
import type { Text } from '@/lib/domain/i18n/text';
import { deskKey } from '@/lib/platform/desk-key';
import { handleApi } from '@/lib/server/api/handle-api';
import { handleDesk } from '@/lib/server/api/handle-desk';
import { handleMessages } from '@/lib/server/api/handle-messages';
import { serveTwoHotels } from '../platform/served-platform';

const TOKEN = 'a token of the operator';
const HOST = 'aurora.localhost:3000';

/**
 * Serves the hotel Aurora behind the screens of the menu during the tests of a file. Call it after `fakeNetwork`, which
 * answers all other calls.
 */
export function serveMenu(): {
  /** The titles of the products that guests find in a section. */
  guestTitles(section: number): Promise<readonly Text[]>;
} {
  serveTwoHotels(() => {}, { scripts: true, deskToken: TOKEN });
  beforeEach(() => {
    const fake = window.fetch;
    window.fetch = async (input, init) => {
      const path = String(input instanceof Request ? input.url : input);
      // A signal of jsdom is none of Node's.
      const own = { ...init, signal: null };
      const headers = { host: HOST, 'content-type': 'application/json' };
      const [, language] = /^\/words\/(\w+)/.exec(path) ?? [];
      if (language !== undefined)
        return handleMessages(new Request(`http://${HOST}${path}`, { ...own, headers }), language);
      if (!path.startsWith('/api/desk/v1/menu')) return fake(input, init);
      const authorization = `Bearer ${deskKey(TOKEN, 'aurora')}`;
      return handleDesk(new Request(`http://${HOST}${path}`, { ...own, headers: { ...headers, authorization } }));
    };
  });
  return {
    guestTitles: async (section) => {
      const path = `http://${HOST}/api/v1/hotels/aurora/products/${section}`;
      const response = await handleApi(new Request(path, { headers: { host: HOST } }));
      const { data } = (await response.json()) as { data: { section: Section } };
      return data.section.products.map(({ title }) => title);
    },
  };
}
