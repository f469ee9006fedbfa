import type { Locator, Page } from '@playwright/test';
import { ENGLISH, RUSSIAN, writeHotels } from './chat-hotels';
import { axe, expect, screenshot, test } from './fixtures';
import { closeDialog, dialog, translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { LANGUAGE_BUTTON } from './parts';

let own: OwnHotels;
let russia: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels(writeHotels);
  russia = await serveOwnHotels(writeHotels, { REGION: 'RU' });
});
test.afterAll(async () => {
  await own.stop();
  await russia.stop();
});

const t = translationsOf('cala-verde', 'en');
const chat = (page: Page) => page.getByRole('dialog', { name: t('reception') });
const bar = (page: Page, label = t('chat')) => page.getByRole('navigation').last().getByRole('button', { name: label });
const field = (place: Locator, name: string) => place.getByRole('textbox', { name });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const startButton = (place: Locator) => place.getByRole('button', { name: t('start_chat') });

async function open(page: Page, code: string, { language = 'en', path = '/', hotels = own } = {}) {
  await hotels.speak(page.context(), code, language);
  await page.goto(hotels.at(code, path));
}

async function openChat(page: Page, code: string) {
  await open(page, code);
  await bar(page).click();
  await expect(chat(page)).toBeVisible();
  return chat(page);
}

async function leaveBy(place: Locator) {
  await place.getByRole('button', { name: t('more') }).click();
  await place.getByRole('button', { name: t('leave_chat') }).click();
}

async function register(page: Page, code = 'plain') {
  const place = await openChat(page, code);
  await field(place, t('your_name')).fill('Ada');
  await field(place, t('room_number')).fill('101');
  await startButton(place).click();
  await expect(place.getByText(`Welcome to ${code}`)).toBeVisible();
  return place;
}

test('a guest begins a chat by keyboard alone, and finds it again after a reload', async ({ page }) => {
  await open(page, 'plain');
  await bar(page).focus();
  await page.keyboard.press('Enter');
  const place = chat(page);
  await expect(startButton(place)).toBeVisible();
  await axe(page);
  await screenshot(page, 'chat-registration-en');
  await field(place, t('your_name')).focus();
  await page.keyboard.press('Enter');
  await expect(field(place, t('your_name'))).toBeFocused();
  await expect(field(place, t('your_name'))).toHaveAccessibleDescription(t('validation_required'));
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await expect(place.getByRole('radio', { name: t('i_am_hotel_guest') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(place, t('room_number'))).toBeFocused();
  await expect(field(place, t('room_number'))).toHaveAccessibleDescription(t('validation_room_number'));
  await axe(page);
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await expect(place.getByText('Welcome to plain')).toBeVisible();
  // The form that had the focus is gone.
  await expect(place.locator(':focus')).toHaveCount(1);
  expect(await stored(page, 'chat-uuid')).toBeTruthy();
  expect([await stored(page, 'person-uuid'), await stored(page, 'fs_room_number')]).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    '101',
  ]);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(place).toBeHidden();
  await expect(bar(page)).toBeFocused();

  await page.reload();
  await bar(page).click();
  await expect(chat(page).getByText('Welcome to plain')).toBeVisible();
});

test('leaving a chat asks first, stores the last message and shows the registration again', async ({ page }) => {
  const place = await register(page);
  const leave = () => leaveBy(place);
  await leave();
  await dialog(page)
    .getByRole('button', { name: t('stay'), exact: true })
    .click();
  await expect(place.getByText('Welcome to plain')).toBeVisible();
  await leave();
  await axe(page);
  await dialog(page)
    .getByRole('button', { name: t('leave'), exact: true })
    .click();
  await expect(startButton(place)).toBeVisible();
  await expect(place.locator(':focus')).toHaveCount(1);
  expect(await stored(page, 'chat-uuid')).toBeNull();
  expect(await stored(page, 'chat-last-message-id')).toMatch(/^\d+$/);
  expect(await stored(page, 'person-uuid')).toBeTruthy();
  // The hotel knows this guest.
  await expect(field(place, t('room_number'))).toHaveValue('101');
});

test('the event clear-chat forgets chat and person, whether the chat is open or not', async ({ page, problems }) => {
  // The page may request the made-up chat before it is forgotten.
  problems.allow(/somebody/);
  const place = await register(page);
  const clear = () => page.evaluate(() => window.dispatchEvent(new Event('clear-chat')));
  // The page listens once it is loaded and idle.
  await expect(async () => {
    await clear();
    await expect(startButton(place)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => stored(page, 'person-uuid')).toBeNull();
  await closeDialog(page, t('close'));

  await page.evaluate(() => {
    localStorage.setItem('chat-uuid', 'somebody');
    localStorage.setItem('person-uuid', 'somebody');
  });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(async () => {
    await clear();
    expect(await stored(page, 'chat-uuid')).toBeNull();
  }).toPass();
  expect(await stored(page, 'person-uuid')).toBeNull();
});

test('a hotel that asks for the full name gets it with the phone, and errors stand under the fields', async ({
  page,
}) => {
  const place = await openChat(page, 'full');
  await expect(field(place, t('your_name'))).toHaveCount(0);
  await startButton(place).click();
  await expect(field(place, t('last_name'))).toBeFocused();
  await axe(page);
  await field(place, t('last_name')).fill('Lovelace');
  await field(place, t('first_name')).fill('Ada');
  await field(place, t('phone')).fill('34 600 000 000');
  await field(place, t('room_number')).fill('7');
  await screenshot(page, 'chat-full-name-en');
  const request = page.waitForRequest('**/public/chat/start');
  await startButton(place).click();
  expect((await request).postDataJSON()).toMatchObject({ name: 'Ada Lovelace', phone: '+34 600 000 000' });
  await expect(place.getByText('Welcome to full')).toBeVisible();
});

test('a chain asks which hotel, has no toggle, and the server’s error stands under its field', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  const place = await openChat(page, 'chain');
  await expect(place.getByRole('radio')).toHaveCount(0);
  await expect(field(place, t('room_number'))).toHaveCount(0);
  // Together with the hotel the name is longer than the platform accepts.
  await field(place, t('your_name')).fill('A'.repeat(150));
  await field(place, t('hotel')).fill('B'.repeat(90));
  await startButton(place).click();
  await expect(field(place, t('your_name'))).toBeFocused();
  await expect(field(place, t('your_name'))).toHaveAttribute('aria-invalid', 'true');
  await axe(page);
  await field(place, t('your_name')).fill('Ada');
  await expect(field(place, t('hotel'))).toHaveValue('B'.repeat(90));
  await field(place, t('hotel')).fill('Mar');
  const request = page.waitForRequest('**/public/chat/start');
  await startButton(place).click();
  expect((await request).postDataJSON()).toMatchObject({ name: 'Ada - Mar', is_hotel_guest: false });
  await expect(place.getByText('Welcome to chain')).toBeVisible();
});

test('a hotel may name its rooms otherwise and show a note', async ({ page }) => {
  const place = await openChat(page, 'named');
  await expect(place.getByText('Call 9 from your room.')).toBeVisible();
  await expect(field(place, 'Room name')).toBeVisible();
  await place.getByText(t('not_a_hotel_guest')).click();
  await expect(field(place, 'Room name')).toHaveCount(0);
  await axe(page);
});

test('a hotel without a chat has no entry, and its page says so', async ({ page }) => {
  await open(page, 'silent', { path: '/chat' });
  await expect(page.getByRole('heading', { level: 2, name: t('chat_none') })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await axe(page);
});

for (const { language, text } of [
  { language: 'ru', text: RUSSIAN },
  { language: 'en', text: ENGLISH },
  { language: 'ar', text: ENGLISH },
]) {
  test(`in the region RU the disclaimer comes first, once, in ${language}`, async ({ page }) => {
    const say = translationsOf('cala-verde', language);
    await open(page, 'plain', { language, hotels: russia });
    const entry = bar(page, say('chat'));
    await entry.click();
    await expect(dialog(page).getByText(text)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: say('start_chat') })).toHaveCount(0);
    await axe(page);
    await screenshot(page, `chat-disclaimer-${language}`);
    await dialog(page)
      .getByRole('button', { name: say('privacy_policy') })
      .click();
    await expect(page.locator('dialog[open]')).toHaveCount(2);
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await dialog(page)
      .getByRole('button', { name: say('close') })
      .last()
      .click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await stored(page, 'chat-disclaimer-accepted')).toBeNull();

    await entry.click();
    await dialog(page)
      .getByRole('button', { name: say('accept') })
      .click();
    await expect(dialog(page).getByRole('button', { name: say('start_chat') })).toBeVisible();
    expect(await stored(page, 'chat-disclaimer-accepted')).toBe('true');
    await page.reload();
    // The open overlay survives the reload.
    await expect(dialog(page).getByRole('button', { name: say('start_chat') })).toBeVisible();
  });
}

test('the chat’s page restarts the chat in another language, also from right to left', async ({ page }) => {
  await register(page);
  await open(page, 'plain', { path: '/chat' });
  const main = page.getByRole('main');
  await expect(main.getByText('Welcome to plain', { exact: true })).toBeVisible();
  await axe(page);
  await screenshot(page, 'chat-page-en');
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'Deutsch' }).click();
  await expect(main.getByText('Willkommen im plain', { exact: true })).toBeVisible();
  await expect(main.getByText('Welcome to plain', { exact: true })).toHaveAttribute('lang', 'en');
  await expect(main.getByText('Willkommen im plain', { exact: true })).toHaveAttribute('lang', 'de');
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(main.getByText('أهلًا بكم', { exact: true })).toBeVisible();
  await axe(page);
  await screenshot(page, 'chat-page-ar');
});

test('the bar counts unread messages of the closed chat', async ({ page }) => {
  await register(page);
  await closeDialog(page, t('close'));
  await page.evaluate(() => localStorage.setItem('count-unread-messages', '3'));
  await page.reload();
  await expect(bar(page, `${t('chat_unread', { n: '3' })} ${t('chat')}`)).toBeVisible();
});
