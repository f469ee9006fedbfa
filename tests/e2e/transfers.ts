import type { Page } from '@playwright/test';

/** Whether a request asks for the data of a page that the router shows or fetches ahead. */
export const isPageData = (url: string) => new URL(url).searchParams.has('_rsc');

/** The transfers of a page until it is at rest. */
export async function transfersOf(page: Page, visit: () => Promise<unknown>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Page.enable');
  const all = new Map<
    string,
    { path: string; isFilm: boolean; isAfterLoad: boolean; isPageData: boolean; bytes: number }
  >();
  let isLoaded = false;
  devtools.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    const kind = { isFilm: type === 'Media', isPageData: isPageData(request.url) };
    all.set(requestId, { path: pathname, ...kind, isAfterLoad: isLoaded, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = all.get(requestId);
    if (transfer !== undefined) transfer.bytes = encodedDataLength;
  });
  await visit();
  return [...all.values()];
}

type Transfers = readonly { path: string; bytes: number }[];

/** The sum of what was transferred, in KB. */
export const kilobytesOf = (transfers: Transfers): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** One line for each transfer, for the message of a failure. */
export const listOf = (transfers: Transfers): string =>
  transfers.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
