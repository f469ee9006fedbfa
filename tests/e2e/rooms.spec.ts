import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { deskKey } from '@/lib/platform/desk-key';
import { openCartWith, paymentRow, sendButton } from './cart';
import { callDesk } from './desk-call';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'cala-verde';
const ROOM = '204';
/** Messages in the browser's console when the hotel refuses an order. */
const REFUSED = /\/api\/v1\/orders|status of 422/;

let hotels: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) => {
      cpSync(`hotels/${CODE}`, join(files.dir, CODE), { recursive: true });
      // A pop-up would cover what the journeys tap.
      files.remove(`${CODE}/announcements.json`);
    },
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

type PrintedCode = { key: string; path: string };
const printedCode = async (key: string) => {
  const { codes } = await staff<{ codes: readonly PrintedCode[] }>('/room-codes');
  return codes.find((code) => code.key === key)?.path ?? '';
};

async function openDesk(page: Page, address: string, language = 'en') {
  await signIn(page, { url: hotels.at(CODE, '/desk'), key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
  await page.goto(hotels.at(CODE, `/desk?lang=${language}#${address}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Looks at a screen in forced colours, in the dark and on a wide screen too. */
async function look(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await axe(page);
  await screenshot(page, `${name}-forced`);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await axe(page);
  await screenshot(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await axe(page);
  await screenshot(page, `${name}-1280`);
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a guest scans the code of a room and charges it, until staff end the stay, in ${language}`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(REFUSED);
    const t = translationsOf(CODE, language);
    const charge = language === 'en' ? 'Charge to my room' : 'على حساب غرفتي';
    const fieldOf = () => dialog(page).getByRole('textbox', { name: t('room_proof_digits') });
    const send = async () => {
      await dialog(page).getByRole('checkbox').last().check();
      await sendButton(page).click();
    };
    await hotels.speak(context, CODE, language);

    await page.goto(hotels.at(CODE, await printedCode(ROOM)));
    await expect(page).toHaveURL(hotels.at(CODE));
    await untilHydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('fs_room_number'))).toBe(ROOM);
    expect(await page.evaluate(() => document.cookie)).not.toContain('room-pass');

    const dish = language === 'en' ? 'Strawberry cake' : 'كعكة الفراولة';
    await page.goto(hotels.at(CODE, '/products/102'));
    await untilHydrated(page);
    await openCartWith(page, dish);
    await paymentRow(page, charge).check();
    await expect(dialog(page).getByText(t('room_proven', { room: bidiIsolate(ROOM) }))).toBeVisible();
    await axe(page);
    await screenshot(page, `room-proven-${language}`);
    await send();
    await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    const [first] = await staff<readonly { uuid: string; room_proof: string; charges_room: boolean }[]>('/orders');
    expect([first?.room_proof, first?.charges_room]).toEqual(['code', true]);

    const desk = await context.newPage();
    await openDesk(desk, 'rooms');
    const words = deskWords('en');
    await desk.getByRole('searchbox').fill(ROOM);
    await desk.getByRole('checkbox', { name: ROOM }).check();
    await desk.getByRole('button', { name: words('end_stay'), exact: true }).click();
    await axe(desk);
    await dialog(desk)
      .getByRole('button', { name: words('end_now') })
      .click();
    await expect(desk.getByText(words('stays_ended').replace('{count}', '1'))).toBeVisible();

    await page.goto(hotels.at(CODE, '/products/102'));
    await untilHydrated(page);
    await openCartWith(page, dish);
    await paymentRow(page, charge).first().check();
    await fieldOf().scrollIntoViewIfNeeded();
    await axe(page);
    await screenshot(page, `room-asked-${language}`);
    await look(page, `room-asked-${language}`);
    await fieldOf().fill('000 000');
    await send();
    await expect(fieldOf()).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf()).toHaveValue('000 000');
    await axe(page);
    await screenshot(page, `room-refused-${language}`);

    const { stay_code } = await staff<{ stay_code: string }>('/rooms/stay-code', { room: ROOM });
    await fieldOf().fill(`${stay_code.slice(0, 3)} ${stay_code.slice(3)}`);
    await sendButton(page).click();
    await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
    const [second] = await staff<readonly { room_proof: string }[]>('/orders');
    expect(second?.room_proof).toBe('digits');
    await desk.close();
  });
}

test('a code that opens nothing leads to a page with the telephone, and proves nothing', async ({ page }) => {
  const t = translationsOf(CODE, 'en');
  const token = await printedCode(ROOM);
  for (const path of [token.slice(0, -1), `${token}x`, '/r/nothing']) {
    await page.goto(hotels.at(CODE, path));
    await expect(page).toHaveURL(hotels.at(CODE, '/room-code'));
  }
  await expect(page.getByRole('heading', { name: t('room_code_invalid') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('call') })).toHaveAttribute('href', /^tel:/);
  expect(await page.evaluate(() => localStorage.getItem('fs_room_number'))).toBeNull();
  await axe(page);
  await screenshot(page, 'room-code-invalid');
});
