/** @jest-environment jsdom */
import { keepOffline } from './keep-offline';

const { dataset } = document.documentElement;
const posted: unknown[] = [];
const loaded: string[] = [];
let finishFirst = () => {};

const loaders = [
  () =>
    new Promise<void>((done) => {
      loaded.push('first');
      finishFirst = done;
    }),
  () => {
    loaded.push('second');
    return Promise.reject(new Error('could not be loaded'));
  },
  () => loaded.push('third'),
];

const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  jest.useFakeTimers();
  posted.length = 0;
  loaded.length = 0;
  delete dataset.leaving;
  define('connection', { saveData: false });
  define('onLine', true);
  define('serviceWorker', {
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => posted.push(message) } }),
  });
  performance.getEntriesByType = () => [];
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

it('loads one part after the other, passes over one that fails, and then asks the service worker to keep them', async () => {
  void keepOffline(loaders);
  await seconds(5);
  expect(loaded).toEqual(['first']);
  finishFirst();
  await seconds(5);
  expect(loaded).toEqual(['first', 'second', 'third']);
  expect(posted).toEqual([{ keep: [] }]);
});

it('loads nothing more while a navigation is under way', async () => {
  void keepOffline(loaders);
  await seconds(5);
  dataset.leaving = '';
  finishFirst();
  await seconds(60);
  expect([loaded, posted]).toEqual([['first'], []]);
  delete dataset.leaving;
  await seconds(5);
  expect(loaded).toEqual(['first', 'second', 'third']);
});

it.each([
  ['for a guest who saves data', () => define('connection', { saveData: true })],
  ['without a network', () => define('onLine', false)],
])('loads and keeps nothing %s', async (_when, happens) => {
  happens();
  void keepOffline(loaders);
  await seconds(60);
  expect([loaded, posted]).toEqual([[], []]);
});
