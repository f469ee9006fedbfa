/** @jest-environment jsdom */
import { prepareForOffline, registerServiceWorker } from './register-service-worker';

let registered: string[];
let register: jest.Mock<Promise<void>, [string]>;

beforeEach(() => {
  registered = [];
  register = jest.fn(async (path) => void registered.push(path));
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: new Promise(() => undefined) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

const speak = (language: string) => {
  document.documentElement.lang = language;
};

it('registers the worker once in each language', () => {
  for (const language of ['en', 'en', 'ar', 'ar']) {
    speak(language);
    registerServiceWorker();
  }
  expect(registered).toEqual(['/service-worker.js?lang=en', '/service-worker.js?lang=ar']);
});

it('tries again after a failed registration', async () => {
  speak('de');
  register.mockRejectedValueOnce(new Error('blocked'));
  registerServiceWorker();
  await Promise.resolve().then(() => undefined);
  registerServiceWorker();
  expect(register).toHaveBeenCalledTimes(2);
  expect(registered).toEqual(['/service-worker.js?lang=de']);
});

it('waits for the guest’s first input, and registers nothing while offline', () => {
  speak('fr');
  prepareForOffline();
  expect(registered).toEqual([]);
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('keydown'));
  expect(registered).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('pointerdown'));
  expect(registered).toEqual(['/service-worker.js?lang=fr']);
});

it('does nothing in a browser without service workers', () => {
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
  speak('es');
  expect(registerServiceWorker).not.toThrow();
});
