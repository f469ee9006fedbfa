/** @jest-environment jsdom */
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { followNotifications } from './follow-notifications';

let stop: () => void;
let container: EventTarget;
const postMessage = jest.fn();
const shown = [{ tag: 'order-1004', close: jest.fn() }];
const getNotifications = async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag);
const tell = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
const opened = () => openOverlays().map(({ name }) => name);

beforeEach(() => {
  resetOverlays();
  window.history.replaceState(null, '', '/');
  const registration = { active: { postMessage }, getNotifications };
  container = Object.assign(new EventTarget(), { ready: Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  stop = followNotifications();
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each(['orders', 'chat'])('opens %s once when the worker says so', (target) => {
  tell({ open: target });
  tell({ open: target });
  expect(opened()).toEqual([target]);
});

it.each([{ open: 'cart' }, { open: null }, 'orders', null])('opens nothing for %j', (data) => {
  tell(data);
  expect(opened()).toEqual([]);
});

it('opens no second chat on the page of the chat', () => {
  window.history.replaceState(null, '', '/chat');
  tell({ open: 'chat' });
  expect(opened()).toEqual([]);
});

it('lets the worker know that it listens', async () => {
  await navigator.serviceWorker.ready;
  expect(postMessage).toHaveBeenCalledWith({ isListening: true });
});

it.each([
  ['closes a notification that arrives', 'visible', 1],
  ['leaves a notification that arrives', 'hidden', 0],
] as const)('%s while the page is %s', async (_what, visibility, closed) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const close = jest.spyOn(shown[0] as { close: () => void }, 'close').mockReset();
  tell({ shown: 'chat' });
  tell({ shown: 'order-1004' });
  await new Promise((done) => setTimeout(done));
  expect(close).toHaveBeenCalledTimes(closed);
  jest.restoreAllMocks();
});
