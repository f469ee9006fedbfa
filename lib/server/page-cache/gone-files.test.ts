/** @jest-environment jsdom */
import { RENEW_EVENT } from '@/lib/domain/gestures/renew-event';
import { GONE_FILES } from './gone-files';

const GONE = '/_next/static/chunks/gone.js';
const renewed = jest.fn();
const fetched = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();

beforeAll(() => {
  // jsdom cannot load a page again and says so by an error, so the location is a parameter here.
  new Function('fetch', 'location', GONE_FILES)(fetched, { reload: renewed });
});
beforeEach(() => {
  sessionStorage.clear();
  renewed.mockClear();
  fetched.mockReset().mockResolvedValue({ status: 404 });
});

async function fail(html: string): Promise<void> {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new Event('error'));
  await new Promise((done) => setTimeout(done));
}

it.each([`<link rel="stylesheet" href="${GONE}">`, `<script src="${GONE}"></script>`])(
  'a page whose file the server no longer has tells the app and is loaded again: %s',
  async (html) => {
    const keep = jest.fn();
    addEventListener(RENEW_EVENT, keep, { once: true });
    await fail(html);
    expect(fetched.mock.calls[0]).toEqual([`http://localhost${GONE}`, { method: 'HEAD', cache: 'no-store' }]);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(renewed).toHaveBeenCalledTimes(1);
  },
);

it('a page is not loaded again twice in a minute, whichever files are gone', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_780_000_000_000);
  for (const name of ['one', 'two', 'one', 'two'])
    await fail(`<script src="/_next/static/chunks/${name}.js"></script>`);
  expect(renewed).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(1_780_000_061_000);
  await fail(`<script src="${GONE}"></script>`);
  expect(renewed).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});

it.each([
  ['a file that the network did not bring', GONE, () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a server that is busy', GONE, () => fetched.mockResolvedValue({ status: 503 })],
  ['a file that is there again', GONE, () => fetched.mockResolvedValue({ status: 200 })],
  ['a file of somebody else', 'https://widget.example/a.js', () => undefined],
])('%s does not load the page again', async (_what, address, arrange) => {
  arrange();
  await fail(`<script src="${address}"></script>`);
  expect(renewed).not.toHaveBeenCalled();
});

it('a picture that fails and an error of a script are left alone', async () => {
  await fail('<img src="/storage/a.webp">');
  dispatchEvent(new ErrorEvent('error', { message: 'a is undefined' }));
  expect(fetched).not.toHaveBeenCalled();
});
