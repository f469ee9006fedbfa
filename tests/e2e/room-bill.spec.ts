import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { deskKey } from '@/lib/platform/desk-key';
import { choosePayment, openCartWith, sendButton } from './cart';
import { callDesk } from './desk-call';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { KITCHEN, writeMoneyHotel } from './money-hotels';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'harbour';
const DISH = { en: 'Soup', ar: 'حساء' };
const CHARGE = { en: 'Charge to my room', ar: 'على حساب غرفتي' };
/** A variant has rooms of its own, because both use one hotel. */
const ROOMS = { en: ['101', '102'], ar: ['201', '202'] } as const;

let hotels: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) =>
      writeMoneyHotel(files, CODE, {
        limit_room: [...ROOMS.en, ...ROOMS.ar],
        dishes: [{ id: 100, title: DISH, price: 9.5 }],
      }),
    { DESK_TOKEN, AUTOPILOT: 'off' },
  );
});
test.afterAll(() => hotels.stop());

const staff = <T>(path: string, body?: unknown) =>
  callDesk(
    { port: Number(new URL(hotels.at(CODE)).port), hotel: CODE, deskToken: DESK_TOKEN },
    path,
    body,
  ) as Promise<T>;

/** A guest scans the code of their room. */
async function enterRoom(page: Page, room: string, language: string): Promise<void> {
  const { codes } = await staff<{ codes: readonly { key: string; path: string }[] }>('/room-codes');
  await hotels.speak(page.context(), CODE, language);
  await page.goto(hotels.at(CODE, codes.find(({ key }) => key === room)?.path ?? ''));
  await expect(page).toHaveURL(hotels.at(CODE));
  await untilHydrated(page);
}

/** A guest orders a dish on the bill of their room, which staff bring. Ends at the confirmation. */
async function chargeDish(page: Page, language: keyof typeof DISH): Promise<void> {
  const t = translationsOf('cala-verde', language);
  await page.goto(hotels.at(CODE, `/products/${KITCHEN}`));
  await untilHydrated(page);
  await openCartWith(page, DISH[language]);
  await choosePayment(page, t, CHARGE[language]);
  await dialog(page).getByRole('checkbox').last().check();
  await sendButton(page).click();
  await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
  const uuid: string = await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]').at(-1));
  await staff(`/orders/${uuid}/approve`, { expected_seconds: 600 });
  await staff(`/orders/${uuid}/done`, {});
}

/** Looks at a screen of the desk on a phone too; nothing may stand out of it. */
async function look(desk: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await desk.setViewportSize({ width, height });
    await axe(desk);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await screenshot(desk, `${name}-${width}`, { fullPage: true });
  }
}

for (const language of telling(['en', 'ar'] as const, 'language'))
  test(`what two rooms have charged is posted by ticks and by a file, and a guest sees it on the bill of the room, in ${language}`, async ({
    page,
    newGuest,
  }) => {
    const t = translationsOf('cala-verde', language);
    const words = deskWords(language);
    const [room, otherRoom] = ROOMS[language];
    const onBill = (sum: string) => t('on_room_bill', { sum: bidiIsolate(sum) });
    await enterRoom(page, room, language);
    await chargeDish(page, language);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await chargeDish(page, language);
    await dialog(page)
      .getByRole('button', { name: t('view_orders') })
      .click();
    const bill = dialog(page)
      .getByRole('group')
      .filter({ hasText: onBill('19.00 €') });
    await expect(bill).toBeVisible();
    await dialog(page).getByText(onBill('19.00 €')).click();
    await expect(bill.getByRole('listitem')).toHaveText([/^#\d+9\.50.€$/, /^#\d+9\.50.€$/]);
    await axe(page);
    await screenshot(page, `on-room-bill-${language}`);

    const neighbour = await (await newGuest()).newPage();
    await enterRoom(neighbour, otherRoom, 'en');
    await chargeDish(neighbour, 'en');

    const desk = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, { url: hotels.at(CODE, '/desk'), key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
    await desk.goto(hotels.at(CODE, `/desk?lang=${language}#rooms/bills`));
    const rooms = desk.getByRole('list', { name: words('room_bills') }).getByRole('button');
    await expect(rooms).toContainText([room, otherRoom]);
    await expect(rooms).toContainText(['19.00 €', '9.50 €']);
    await look(desk, `room-bills-${language}`);

    await rooms.first().click();
    const open = desk.getByRole('region', { name: words('running_stay') });
    await expect(open.getByRole('checkbox')).toHaveCount(2);
    await open.getByRole('checkbox').first().check();
    await desk.getByRole('button', { name: words('post_ticked').replace('{count}', '1') }).click();
    await expect(desk.getByText(words('posted_count').replace('{count}', '1'))).toBeVisible();
    await expect(open.getByRole('checkbox')).toHaveCount(1);
    const posted = desk.getByRole('region', { name: words('posted'), exact: true }).getByRole('listitem');
    await expect(posted).toHaveCount(1);
    await expect(posted).toContainText('Marta');
    await look(desk, `room-bill-${language}`);

    await desk.getByRole('button', { name: words('back') }).click();
    await expect(rooms).toContainText(['9.50 €', '9.50 €']);
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: words('save_csv') }).click(),
    ]);
    const [, ...rows] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(
      rows.map((row) =>
        row
          .split(',')
          .slice(0, 1)
          .concat(row.match(/"\d+\.\d+"/)?.[0] ?? ''),
      ),
    ).toEqual([
      [`"${room}"`, '"9.50"'],
      [`"${otherRoom}"`, '"9.50"'],
    ]);
    await look(desk, `room-bill-file-${language}`);
    await desk.getByRole('button', { name: words('bill_file_mark').replace('{count}', '2') }).click();
    await expect(desk.getByText(words('room_bills_none'))).toBeVisible();
    expect(await staff('/room-charges/open', {})).toEqual([]);

    // Posted or not, it stands on the bill until the guest leaves.
    await page.reload();
    await expect(dialog(page).getByText(onBill('19.00 €'))).toBeVisible();
  });
