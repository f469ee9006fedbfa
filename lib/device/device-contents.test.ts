/** @jest-environment jsdom */
import { eraseDevice, readDevice, removeForeign } from './device-contents';

const keys = () => readDevice().map(({ place, key }) => `${place} ${key}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('cart', '{}');
  localStorage.setItem('_ym_uid', '17');
  sessionStorage.setItem('prev_route', '/');
  sessionStorage.setItem('widget', '1');
  for (const cookie of ['lang=de', '_ga=GA1.1=2']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in jsdom
    document.cookie = `${cookie}; path=/`;
  }
  Object.assign(window, { indexedDB: { databases: async () => [] } });
});

it('reads web storage and cookies', () => {
  expect(readDevice()).toEqual([
    { place: 'local', key: 'cart', value: '{}' },
    { place: 'local', key: '_ym_uid', value: '17' },
    { place: 'session', key: 'prev_route', value: '/' },
    { place: 'session', key: 'widget', value: '1' },
    { place: 'cookie', key: 'lang', value: 'de' },
    { place: 'cookie', key: '_ga', value: 'GA1.1=2' },
  ]);
});

it('removes what others have stored, and keeps what the app has stored', async () => {
  await removeForeign();
  expect(keys()).toEqual(['local cart', 'session prev_route', 'cookie lang']);
});

it('erases everything, also what is written when the page is left', async () => {
  await eraseDevice();
  expect(keys()).toEqual([]);
  localStorage.setItem('cart', '{"late":true}');
  window.dispatchEvent(new Event('pagehide'));
  expect(keys()).toEqual([]);
});

it('reads nothing and fails at nothing where the browser forbids storage', async () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(removeForeign()).resolves.toBeUndefined();
  expect(keys().every((key) => key.startsWith('cookie'))).toBe(true);
  forbidden.mockRestore();
});
