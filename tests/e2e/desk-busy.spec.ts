import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { beginChat, say } from '@/tests/bench/parts/seed-chat.mjs';
import { pickFrom, seeded } from '@/tests/builders/generated/seeded';
import { cutTexts } from './cut-texts';
import { callDesk } from './desk-call';
import { signIn } from './desk-sign-in';
import { placeDishes, placeWakeUpCall, plainDishes } from './dish-orders';
import { axe, expect, screenshot, test } from './fixtures';
import { cancelAsGuest } from './long-texts-at-desk';
import { outOfScreen } from './long-words';
import { RUNS_ALL, telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

/** A busy shift at a hotel's desk: many orders in five languages, allergies, cancellations, chats and two colleagues. */

const DESK_TOKEN = 'the key of a busy shift';
const CODE = 'cala-verde';
const OTHER = 'lido';
const SEED = 20_260_620;
/** Also more than a board shows at once. */
const ORDERS = RUNS_ALL ? 67 : 18;
const CHATS = RUNS_ALL ? 17 : 4;
const LANGUAGES = ['en', 'de', 'es', 'ru', 'ar'];
const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  en: ['', 'Knock softly, the baby is asleep', 'No nuts please, allergy!'],
  de: ['', 'Bitte alles zusammen bringen', 'Allergie gegen Nüsse'],
  es: ['', 'Sin prisa, gracias', 'Tengo alergia a los frutos secos'],
  ru: ['', 'Пожалуйста, побыстрее', 'У ребёнка аллергия на орехи'],
  ar: ['', 'من فضلك بدون ملح', 'حساسية من المكسرات'],
};

const KITCHEN = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const;
/** Calls for the next morning: they are accepted the day before, and nobody makes them. */
const CALLS = 3;

const TABLET = { viewport: { width: 768, height: 1024 } } as const;
const PHONE = { viewport: { width: 390, height: 844 } } as const;
/** The device of the kitchen. A phone has no keys, and shows one lane at a time. */
const KITCHENS = [
  { device: 'a screen, by keys alone', use: KITCHEN, hasKeys: true },
  { device: 'a tablet, by keys alone', use: TABLET, hasKeys: true },
  { device: 'a phone', use: PHONE, hasKeys: false },
] as const;

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
let uuids: readonly string[];
let otherOrder: string;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

const hotel = (code = CODE) => ({ port: app.port, host: `${code}.localhost`, code });
const staff = (path: string, body?: unknown, code = CODE) =>
  callDesk({ port: app.port, hotel: code, deskToken: DESK_TOKEN }, path, body);
const open = (page: Page, name: string, address = '') =>
  signIn(page, {
    url: `http://${CODE}.localhost:${app.port}/desk${address}`,
    key: deskKey(DESK_TOKEN, CODE),
    name,
  });

test.beforeEach(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
  const random = seeded(SEED);
  const dishes = await plainDishes(hotel(), [102, 211, 212]);
  const ordered = Array.from({ length: ORDERS }, () => {
    const language = pickFrom(random, LANGUAGES);
    const lines = 1 + Math.floor(random() * 3);
    return {
      language,
      room: String(101 + Math.floor(random() * 20)),
      comment: pickFrom(random, COMMENTS[language] ?? ['']),
      dishes: Array.from({ length: lines }, () => [Math.floor(random() * 12), 1 + Math.floor(random() * 3)] as const),
    };
  });
  uuids = (await placeDishes(hotel(), dishes, ordered)).map(({ uuid }) => uuid);
  const tomorrow = addDays(hotelNow('Europe/Madrid', new Date()).date, 1);
  for (let place = 0; place < CALLS; place += 1)
    await placeWakeUpCall(hotel(), { room: `20${place}`, date: tomorrow, time: `0${5 + place}:30`, words: '' });
  const other = await orderable(hotel(OTHER));
  otherOrder = (await placeOrderNow({ ...other, body: { ...other.body, room_number: '7001' } }, randomUUID())).order
    .uuid;
  for (let place = 0; place < CHATS; place += 1) {
    const language = pickFrom(random, LANGUAGES);
    const chat = await beginChat(hotel(), CODE, language);
    await say(hotel(), chat, pickFrom(random, COMMENTS[language] ?? ['']) || 'Water is dripping on the bed');
  }
});
test.afterEach(() => app.stop());

const statusOf = async (uuid: string, code = CODE) =>
  ((await staff(`/orders/${uuid}`, undefined, code)) as unknown as { ostatus_id: string }).ostatus_id;

const ticketsOf = (page: Page, lane: string) =>
  page.getByRole('region', { name: lane, exact: true }).getByRole('article');

/** Moves the tickets of a lane until it is empty, by their keys where they have some. */
async function workOff(page: Page, lane: string): Promise<void> {
  const tab = page.getByRole('tab', { name: lane });
  if ((await tab.count()) > 0) await tab.click();
  const tickets = ticketsOf(page, lane);
  for (let left = await tickets.count(); left > 0; left = await tickets.count()) {
    const name = (await tickets.first().getAttribute('aria-label')) ?? '';
    const action = tickets.first().getByRole('button', { name: /^(?:Accept|Ready)/ });
    const key = await action.getAttribute('aria-keyshortcuts');
    if (key === null) await action.click();
    else await page.keyboard.press(key);
    await expect(tickets.and(page.getByLabel(name, { exact: true }))).toHaveCount(0);
  }
}

async function expectReadable(page: Page, at: string): Promise<void> {
  await waitUntilSettled(page);
  expect.soft(await outOfScreen(page), at).toEqual([]);
  expect.soft(await cutTexts(page), at).toEqual([]);
  await screenshot(page, `desk-busy-${at}`);
}

for (const { device, use, hasKeys } of telling(KITCHENS, 'width'))
  test(`every order of a busy shift is accepted, made and delivered by two colleagues: the kitchen at ${device}`, async ({
    newGuest,
    problems,
  }) => {
    problems.allow(/INTERNET_DISCONNECTED/);
    const [cancelled = '', ...others] = uuids;
    const [marta, jonas] = [await (await newGuest(use)).newPage(), await (await newGuest(PHONE)).newPage()];
    await open(marta, 'Marta');
    await open(jonas, 'Jonas');
    await expect(ticketsOf(marta, 'New').first()).toBeVisible();
    await expectReadable(marta, 'kitchen');
    await axe(marta);
    await expect(marta.getByText('7001')).toHaveCount(0);

    // A guest cancels, and both hear of it.
    await cancelAsGuest(hotel(), cancelled);
    await expect(
      marta
        .getByRole('status')
        .getByText(/cancelled order/)
        .first(),
    ).toBeVisible();

    await marta.getByRole('main').click({ position: { x: 2, y: 2 } });
    await workOff(marta, 'New');

    // What is for tomorrow stands by its time.
    if (hasKeys) {
      await expect(marta.getByRole('region', { name: 'Later', exact: true }).getByRole('listitem')).toHaveCount(CALLS);
      await expectReadable(marta, 'later-lane');
    }
    await marta.getByRole('navigation').getByRole('link', { name: 'Later' }).click();
    await marta.getByRole('button', { name: 'By booking' }).click();
    await marta.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
    await expect(marta.getByRole('table').getByRole('link')).toHaveCount(CALLS);
    await expectReadable(marta, 'bookings');
    await axe(marta);
    await marta.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
    if (!hasKeys) await marta.getByRole('tab', { name: 'In preparation' }).click();

    // The connection is lost in the middle: the desk says so, and nothing that was moved is lost.
    await marta.context().setOffline(true);
    await expect(marta.getByText(/^No connection/).first()).toBeVisible();
    await expect(
      ticketsOf(marta, 'In preparation')
        .first()
        .getByRole('button', { name: /^Ready/ }),
    ).toBeDisabled();
    await marta.context().setOffline(false);
    await expect(
      ticketsOf(marta, 'In preparation')
        .first()
        .getByRole('button', { name: /^Ready/ }),
    ).toBeEnabled();
    await workOff(marta, 'In preparation');

    // The runner delivers on the phone.
    await jonas.getByRole('button', { name: 'Search and view' }).click();
    await jonas.getByRole('button', { name: 'Runner' }).click();
    await jonas.reload();
    const onTheWay = jonas.getByRole('article');
    await expect(onTheWay).not.toHaveCount(0);
    await expectReadable(jonas, 'runner');
    await axe(jonas);
    for (let left = await onTheWay.count(); left > 0; left = await onTheWay.count()) {
      const name = (await onTheWay.first().getAttribute('aria-label')) ?? '';
      await onTheWay.first().getByRole('button', { name: /^Done/ }).click();
      await expect(jonas.getByRole('article', { name, exact: true })).toHaveCount(0);
    }
    const statuses = await Promise.all(others.map((uuid) => statusOf(uuid)));
    expect(new Set(statuses)).toEqual(new Set(['done']));
    expect(await statusOf(cancelled)).toBe('cancelled');
    expect(await statusOf(otherOrder, OTHER)).toBe('draft');
    // Before their server stops.
    for (const page of [marta, jonas]) await page.context().close();
  });

test.describe('the full board can be read', () => {
  const looks = [
    { at: 'tablet', use: { ...TABLET }, address: '' },
    { at: 'arabic', use: { ...KITCHEN }, address: '?lang=ar' },
    { at: 'arabic-phone', use: { ...PHONE }, address: '?lang=ar' },
    { at: 'german', use: { ...KITCHEN }, address: '?lang=de' },
  ] as const;
  for (const { at, use, address } of telling(looks, 'language', 2)) {
    test(`in the look ${at}, and in forced colours`, async ({ newGuest }) => {
      const page = await (await newGuest(use)).newPage();
      for (const uuid of uuids.slice(0, ORDERS / 2)) await staff(`/orders/${uuid}/approve`, { expected_seconds: 60 });
      await open(page, 'Marta');
      if (address !== '') await page.goto(`http://${CODE}.localhost:${app.port}/desk${address}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectReadable(page, at);
      await axe(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectReadable(page, `${at}-forced-colours`);
      await page.context().close();
    });
  }
});
