/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { personUuid } from '@/lib/device/guest';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { FAKE_SUBSCRIPTION, fakePush } from '@/tests/builders/browser/fake-push';
import { hotelView, InHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { endPush } from './browser-subscription';
import { PushSlot } from './push-slot';

const network = fakeNetwork();
const hotel = hotelView();
const KEY = `GET /api/v1/public/hotels/${hotel.uuid}/push-key`;
const SUBSCRIBE = 'POST /api/v1/public/push/subscriptions';
const END = 'POST /api/v1/public/push/subscriptions/end';
const SERVER_KEY = `BAAA${'B'.repeat(82)}A`;
const PERSON = '22222222-2222-4222-8222-222222222222';

let sent: unknown[];
let browser: ReturnType<typeof fakePush>;
const open = (options?: Parameters<typeof fakePush>[0]) => {
  browser = fakePush(options);
  return renderInHotel(<PushSlot />, hotel);
};
const control = () => screen.queryByRole('switch', { name: 'Tell me when something changes' });
const find = () => screen.findByRole('switch', { name: 'Tell me when something changes' });

beforeEach(() => {
  sent = [];
  localStorage.clear();
  personUuid.changeNow(() => PERSON);
  network.respondTo(KEY, { data: SERVER_KEY });
  network.respondTo(SUBSCRIBE, async (request: Request) => {
    sent.push(await request.json());
    return { data: { status: 'ok' } };
  });
  network.respondTo(END, async (request: Request) => {
    sent.push(await request.json());
    return { data: { status: 'ok' } };
  });
});
afterEach(() => browser?.remove());

it('asks the guest only after a tap, and then subscribes with the key of the server', async () => {
  open();
  expect(await find()).not.toBeChecked();
  expect([browser.asked(), browser.isSubscribed(), sent]).toEqual([0, false, []]);
  await userEvent.click(await find());
  await waitFor(() => expect(control()).toBeChecked());
  expect([browser.asked(), browser.key()]).toEqual([1, SERVER_KEY]);
  const { language, uuid } = hotel;
  expect(sent).toEqual([{ hotel_uuid: uuid, person_uuid: PERSON, language, subscription: FAKE_SUBSCRIPTION }]);
});

it('says where a refusal can be changed, and asks nothing again', async () => {
  const { rerender } = open();
  browser.answer = 'denied';
  await userEvent.click(await find());
  expect(await screen.findByRole('status')).toHaveTextContent(/browser settings/);
  rerender(<PushSlot className="mt-4" />);
  expect(screen.getByRole('status')).toHaveTextContent(/browser settings/);
  expect(control()).toBeNull();
  expect([browser.asked(), browser.isSubscribed(), sent]).toEqual([1, false, []]);
});

it('does not offer again what was refused when the page is rendered again', async () => {
  browser = fakePush();
  browser.answer = 'denied';
  const page = () => (
    <InHotel hotel={{ ...hotel }}>
      <PushSlot />
    </InHotel>
  );
  const { rerender } = render(page());
  await userEvent.click(await find());
  await screen.findByRole('status');
  rerender(page());
  await network.settled();
  expect(control()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/browser settings/);
  expect(network.requests).toEqual([KEY]);
});

it('stays off when the guest has closed the browser’s question', async () => {
  open();
  browser.answer = 'default';
  await userEvent.click(await find());
  await waitFor(() => expect(browser.asked()).toBe(1));
  expect(control()).not.toBeChecked();
  expect(sent).toEqual([]);
});

it('is on for a phone that is notified, renews that, and can be switched off', async () => {
  open({ permission: 'granted', isSubscribed: true });
  expect(await find()).toBeChecked();
  expect(sent).toMatchObject([{ person_uuid: PERSON }]);
  await userEvent.click(await find());
  await waitFor(() => expect(control()).not.toBeChecked());
  expect(browser.isSubscribed()).toBe(false);
  expect(sent[1]).toEqual({ hotel_uuid: hotel.uuid, endpoint: FAKE_SUBSCRIPTION.endpoint });
  expect(browser.asked()).toBe(0);
});

it.each(['denied', 'default'] as const)(
  'asks nothing and subscribes nothing by itself after a permission was revoked and is now %s',
  async (permission) => {
    const { rerender } = open({ permission, isSubscribed: false });
    await network.settled();
    rerender(<PushSlot />);
    await network.settled();
    expect([browser.asked(), browser.isSubscribed(), sent]).toEqual([0, false, []]);
    expect(screen.queryByRole('switch', { checked: true })).toBeNull();
  },
);

it('is off again, and says so, when the hotel does not take the subscription', async () => {
  network.respondTo(SUBSCRIBE, new Response('', { status: 503 }));
  open();
  await userEvent.click(await find());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(control()).not.toBeChecked();
  expect(browser.isSubscribed()).toBe(false);
});

it.each([
  ['the guest has refused notifications before', { permission: 'denied' }, () => undefined],
  ['there is no service worker', { hasWorker: false }, () => undefined],
  ['the hotel notifies nobody', {}, () => network.respondTo(KEY, { data: null })],
  ['the hotel cannot be asked', {}, () => network.respondTo(KEY, undefined)],
  ['the guest is not known to the hotel', {}, () => personUuid.changeNow(() => '')],
  ['the browser has no push service', {}, () => Reflect.deleteProperty(window, 'PushManager')],
] as readonly [string, Parameters<typeof fakePush>[0], () => unknown][])(
  'offers nothing when %s',
  async (_when, options, prepare) => {
    browser = fakePush(options);
    prepare();
    renderInHotel(<PushSlot />, hotel);
    await network.settled();
    expect([control(), screen.queryByRole('status'), browser.asked()]).toEqual([null, null, 0]);
  },
);

describe('on an iPhone outside the home screen', () => {
  const text = 'To be notified on this phone, tap “Share” in the browser and then “Add to home screen”.';
  const onIphone = async (standalone: boolean) => {
    browser = fakePush();
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
    const { unmount } = renderInHotel(<PushSlot />, hotel);
    await network.settled();
    return unmount;
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'standalone'));

  it('explains the two taps once', async () => {
    const close = await onIphone(false);
    expect(await screen.findByRole('status')).toHaveTextContent(text);
    close();
    await onIphone(false);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['the hotel notifies nobody', () => network.respondTo(KEY, { data: null }), false],
    ['the app is on the home screen already', () => undefined, true],
  ])('explains nothing when %s', async (_when, prepare, standalone) => {
    prepare();
    await onIphone(standalone);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('offers nothing in a hotel whose pages are only online', async () => {
  browser = fakePush();
  renderInHotel(<PushSlot />, hotelView({ variations: { ...hotel.variations, onlineOnly: true } }));
  await network.settled();
  expect([control(), network.requests]).toEqual([null, []]);
});

it('ends the subscription also when the hotel cannot be reached', async () => {
  browser = fakePush({ permission: 'granted', isSubscribed: true });
  network.respondTo(END, undefined);
  await endPush(hotel.uuid);
  expect(browser.isSubscribed()).toBe(false);
});
