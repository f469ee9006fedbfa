/** @jest-environment jsdom */
import type { ThirdPartyScripts } from './load-third-parties';

const SCRIPTS: ThirdPartyScripts = {
  uuid: 'uuid-of-hotel',
  script: 'window.counted = true;',
  counter: null,
  widgets: { chat: 'https://chat.example/w.js', booking: 'https://book.example/b.js' },
};

/** A page whose scripts have the nonce 'abc', and the code as a new document loads it. */
async function newDocument() {
  document.head.innerHTML = '<script nonce="abc"></script>';
  jest.resetModules();
  const { cookieConsent } = await import('@/lib/device/cookie-consent');
  const { loadThirdParties } = await import('./load-third-parties');
  return { cookieConsent, loadThirdParties };
}

const inserted = () => [...document.head.querySelectorAll('script')].slice(1);
const addresses = () => inserted().flatMap(({ src }) => (src === '' ? [] : [src]));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('The scripts of others', () => {
  it.each([
    ['the guest has not decided about cookies', null],
    ['the guest has refused cookies', 'false'],
    ['the stored decision is invalid', 'yes'],
  ])('are not loaded when %s', async (_condition, stored) => {
    if (stored !== null) localStorage.setItem('access_cookie', stored);
    const { loadThirdParties } = await newDocument();
    loadThirdParties(SCRIPTS);
    await jest.runAllTimersAsync();
    expect(inserted()).toEqual([]);
  });

  it('are loaded once after cookies were accepted, the widgets by address and the hotel’s script with the nonce', async () => {
    localStorage.setItem('access_cookie', 'true');
    const { loadThirdParties } = await newDocument();
    loadThirdParties(SCRIPTS);
    loadThirdParties(SCRIPTS);
    await jest.runAllTimersAsync();
    expect(addresses()).toEqual(['https://chat.example/w.js', 'https://book.example/b.js']);
    const inline = inserted().filter(({ src }) => src === '');
    expect(inline.map(({ nonce, text }) => [nonce, text])).toEqual([['abc', 'window.counted = true;']]);
  });

  it('are loaded on the page on which the guest accepts cookies', async () => {
    const { cookieConsent, loadThirdParties } = await newDocument();
    loadThirdParties(SCRIPTS);
    cookieConsent.changeNow(() => false);
    await jest.runAllTimersAsync();
    expect(inserted()).toEqual([]);
    cookieConsent.changeNow(() => true);
    await jest.runAllTimersAsync();
    expect(addresses()).toHaveLength(2);
  });

  it('wait until the page is loaded', async () => {
    localStorage.setItem('access_cookie', 'true');
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { loadThirdParties } = await newDocument();
    loadThirdParties(SCRIPTS);
    await jest.runAllTimersAsync();
    expect(inserted()).toEqual([]);
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
    await jest.runAllTimersAsync();
    expect(addresses()).toHaveLength(2);
  });

  it('leave the page as it is when a host is down', async () => {
    localStorage.setItem('access_cookie', 'true');
    const { loadThirdParties } = await newDocument();
    loadThirdParties(SCRIPTS);
    await jest.runAllTimersAsync();
    expect(() => inserted()[0]?.dispatchEvent(new Event('error'))).not.toThrow();
    expect(document.body).toBeEmptyDOMElement();
  });
});
