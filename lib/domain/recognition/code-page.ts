import { pageOf } from '../navigation/routes';
import { parseUrl } from '../security/safe-link';

/**
 * A page to which a QR code leads. `section`: the section that must exist for the page to exist; null: none.
 * `isPrintedCode`: the server opens it and leads on, so that the app cannot go there by itself (rooms/RM4).
 */
type QrCodePage = { path: string; section: string | null; isPrintedCode?: true };

/** Longer than any address that a hotel prints, in characters. A code can hold 4,296. */
const MAX_ADDRESS = 500;

/** Without a user name before the host, which is only used for phishing. */
const WEB_ADDRESS = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?([/?#].*)?$/i;
const LOCAL_ADDRESS = /^\/(?!\/).*$/;
const PATH_AND_QUERY = /^([^?#]*)(\?[^#]*)?/;
const ID = /^\d{1,15}$/;
/** The path in the printed code of a room or a place. */
const PRINTED_CODE = /^\/r\/[\w-]{1,400}\.[\w-]{22}$/;

/**
 * Returns the page of this hotel to which the text of a QR code leads; null for everything else: another host, another
 * scheme, an unknown path, a page of payments. `hosts`: the hosts of this hotel, in lower case, with their ports.
 *
 * Nothing of the text is passed on but ids: the path is written anew, so that no spelling of an address leaves the
 * hotel. Rule: pages/PG27.
 */
export function pageOfQrCode(text: string, hosts: readonly string[]): QrCodePage | null {
  const address = text.trim();
  const local = address.length > MAX_ADDRESS ? null : localAddress(address, hosts);
  if (local === null) return null;
  const [, pathname = '', search = ''] = PATH_AND_QUERY.exec(local) ?? [];
  if (PRINTED_CODE.test(pathname)) return { path: pathname, section: null, isPrintedCode: true };
  const query = new URLSearchParams(search);
  const id = (key: string): string | null => (ID.test(query.get(key) ?? '') ? query.get(key) : null);
  return codePage(pathname, { product: id('product'), openedSection: id('open-product-id') });
}

/** The part of an address after this hotel's host; null for any other address. */
function localAddress(address: string, hosts: readonly string[]): string | null {
  if (LOCAL_ADDRESS.test(address)) return address;
  const web = WEB_ADDRESS.exec(address);
  const host = parseUrl(address)?.host ?? '';
  return web !== null && hosts.includes(host) ? (web[1] ?? '/') : null;
}

/** `product`: the product that the page opens (pages/PG17); `openedSection`: the section that a home address opens. */
function codePage(
  pathname: string,
  { product, openedSection }: { product: string | null; openedSection: string | null },
) {
  const page = pageOf(pathname);
  switch (page.kind) {
    case 'home':
      return openedSection === null
        ? { path: '/home', section: null }
        : { path: `/products/${openedSection}`, section: openedSection };
    case 'sections':
    case 'products':
      return { path: `/${page.kind}/${page.id}${product === null ? '' : `?product=${product}`}`, section: page.id };
    case 'section-page':
    case 'lottery':
      return { path: `/${page.kind}/${page.ofSection}`, section: page.ofSection };
    case 'search':
    case 'booking':
    case 'chat':
    case 'skip-the-clean':
    case 'locations-occupancy':
      return { path: `/${page.kind}`, section: null };
    default:
      return null;
  }
}
