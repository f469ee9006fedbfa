/** @jest-environment jsdom */
import { RENEW_EVENT, RENEWED_KEY } from '@/lib/domain/gestures/renew-event';
import { watchGoneFiles } from './gone-files-watch';

const NOW = 1_780_000_000_000;
const renewed = jest.fn();
const fetched = jest.fn();
let unwatch: () => void;

beforeEach(() => {
  sessionStorage.clear();
  renewed.mockClear();
  fetched.mockReset().mockResolvedValue({ status: 404 });
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  Object.assign(globalThis, { fetch: fetched });
  addEventListener(RENEW_EVENT, renewed);
  unwatch = watchGoneFiles();
});
afterEach(() => {
  unwatch();
  removeEventListener(RENEW_EVENT, renewed);
  jest.restoreAllMocks();
});

async function fail(html: string): Promise<void> {
  document.body.innerHTML = html;
  // jsdom cannot load a page again and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.firstElementChild?.dispatchEvent(new Event('error'));
  await new Promise((done) => setTimeout(done));
}

it('renews the page for a script that the server no longer has, and not again within a minute', async () => {
  await fail('<script src="/_next/static/chunks/one.js"></script>');
  await fail('<script src="/_next/static/chunks/two.js"></script>');
  expect(renewed).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(RENEWED_KEY)).toBe(String(NOW));
});

it.each([
  ['a file that the server has', '<link href="/_next/static/chunks/a.css">', 200],
  ['a server that is busy', '<script src="/_next/static/chunks/a.js"></script>', 503],
  ['a file of somebody else', '<script src="https://widget.example/a.js"></script>', 404],
  ['a picture', '<img src="/_next/static/media/a.png">', 404],
])('leaves the page with %s', async (_what, html, status) => {
  fetched.mockResolvedValue({ status });
  await fail(html);
  expect(renewed).not.toHaveBeenCalled();
});

it('leaves the page without a network', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await fail('<script src="/_next/static/chunks/one.js"></script>');
  expect(renewed).not.toHaveBeenCalled();
});
