import type { Page } from '@playwright/test';
import { offeredAreas } from './desk-navigation';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { staffedApp } from './staffed-app';
import { telling } from './variants';

// In one worker, and in order: the hotel has its first manager after the first journey.
test.describe.configure({ mode: 'serial' });

const app = staffedApp('cala-verde');
const PASSWORD = 'four words in a row';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Looks at a screen in both schemes, and in forced colours. */
async function look(page: Page, name: string): Promise<void> {
  await axe(page);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
  await screenshot(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: null });
  await page.emulateMedia({ forcedColors: 'active' });
  await axe(page);
  await screenshot(page, `${name}-forced`);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Invites somebody in the area of the staff; returns the link, which is shown once. */
async function invite(page: Page, { name, role, station }: { name: string; role: RegExp; station?: string }) {
  await page.goto(app.at('/desk#staff'));
  await page.getByRole('button', { name: 'Invite' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByRole('radio', { name: role }).check();
  const stations = form.getByRole('group', { name: 'Stations' });
  if (station !== undefined) await stations.getByRole('checkbox', { name: station, exact: true }).check();
  await look(page, `staff-invite-${name}`);
  await form.getByRole('button', { name: 'Make the invitation' }).click();
  const shown = page.getByRole('dialog', { name: `Invitation for ${name}` });
  const link = (await shown.locator('code').textContent()) ?? '';
  await expect(shown.locator('svg:not([focusable])')).toBeVisible();
  await look(page, `staff-invitation-${name}`);
  await shown.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Opens the link of an invitation and chooses a password with it. */
async function accept(page: Page, link: string, login: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await page.getByLabel('Sign-in name').fill(login);
  await page.getByLabel('New password').fill(PASSWORD);
  await look(page, `invitation-${login}`);
  await page.getByRole('button', { name: 'Save and open the desk' }).click();
  await expect(page.getByText('Live,')).toBeVisible();
}

async function signInByPassword(page: Page, login: string): Promise<void> {
  await page.goto(app.at('/desk'));
  await page.getByLabel('Sign-in name').fill(login);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Live,')).toBeVisible();
}

/** Gives a person a PIN in the area of the staff. */
async function givePin(page: Page, name: string, pin: string): Promise<void> {
  await page.goto(app.at('/desk#staff'));
  await region(page, 'Persons')
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('button', { name: 'PIN for shared devices' }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} has a new PIN.`)).toBeVisible();
}

/** Makes a browser the tablet of the bar, as a manager. */
async function enrolTablet(tablet: Page): Promise<void> {
  await signInByPassword(tablet, 'olga');
  await tablet.goto(app.at('/desk#staff'));
  await tablet.getByRole('button', { name: 'This device is shared' }).click();
  await tablet.getByLabel('Name of the device').fill('Tablet of the bar');
  await tablet.getByRole('button', { name: 'Share this device' }).click();
  await expect(tablet.getByText('Tablet of the bar is a shared device now.')).toBeVisible();
}

/** Hands the tablet over: first with a wrong PIN from a keyboard, then with the right one by touch. */
async function handOver(tablet: Page, name: string, pin: string): Promise<void> {
  await tablet.goto(app.at('/desk#orders'));
  const button = tablet.getByRole('button', { name: 'Change person' });
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [820, 1180],
  ] as const) {
    await tablet.setViewportSize({ width, height });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await look(tablet, 'shared-tablet');
  await button.click();
  const change = tablet.getByRole('dialog', { name: 'Change person' });
  await look(tablet, 'change-person');
  await change.getByRole('button', { name }).click();
  await tablet.keyboard.type(`${pin}9`);
  await tablet.keyboard.press('Enter');
  await expect(change.getByText('This PIN is not right. Try again.')).toBeVisible();
  await look(tablet, 'pin-pad');
  for (const digit of pin) await change.getByRole('button', { name: digit, exact: true }).click();
  await change.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(change).toHaveCount(0);
}

/** Removes a person whose tabs are open, and expects that these are signed out at once. */
async function remove(page: Page, name: string, tabs: readonly Page[]): Promise<void> {
  await page.goto(app.at('/desk#staff'));
  await page.reload();
  const sessions = region(page, 'Signed in now').getByRole('listitem').filter({ hasText: name });
  await expect(sessions).toHaveCount(tabs.length);
  await look(page, 'staff');
  await region(page, 'Persons')
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText(`${name} is removed and signed out everywhere.`)).toBeVisible();
  for (const tab of tabs)
    await expect(tab.getByRole('dialog', { name: 'The session has ended. Sign in again.' })).toBeVisible();
}

test('a manager’s first day: from the hotel’s key to a station, a shared tablet, and somebody who is out at once', async ({
  page,
  newGuest,
  problems,
}) => {
  problems.allow(/\/api\/desk\/v1\//);
  problems.allow(/status of (?:401|403|422)/);
  await signIn(page, { url: app.at('/desk#staff'), key: app.key, name: 'Olga' });
  await expect(page.getByText(/Invite yourself first, as a manager/)).toBeVisible();
  await look(page, 'staff-none');
  await accept(page, await invite(page, { name: 'Olga', role: /^Manager/ }), 'olga');
  await page.goto(app.at('/desk#account'));
  await expect(page.getByRole('main').getByText('Olga', { exact: true })).toBeVisible();
  await look(page, 'account');

  const link = await invite(page, { name: 'Joan', role: /^Station/, station: 'Bar' });
  const joan = await (await newGuest()).newPage();
  await accept(joan, link, 'joan');
  for (const area of ['#chats', '#staff']) expect(await offeredAreas(joan)).not.toContain(area);
  await joan.goto(app.at('/desk#staff'));
  await expect(joan.getByText('The right “Staff” is missing.')).toBeVisible();
  await expect(joan.getByText(/Your role is Station. A manager/)).toBeVisible();
  await look(joan, 'right-missing');
  const stranger = await (await newGuest()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('alert').getByText(/has been used already/)).toBeVisible();
  await look(stranger, 'invitation-used');

  await givePin(page, 'Joan', '4071');
  const tablet = await (await newGuest()).newPage();
  await enrolTablet(tablet);
  await handOver(tablet, 'Joan', '4071');
  expect(await offeredAreas(tablet)).not.toContain('#staff');
  await remove(page, 'Joan', [joan, tablet]);
  await expect(tablet.getByRole('dialog').getByRole('button', { name: 'Joan' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByLabel('What').selectOption({ label: 'Person removed' });
  await expect(region(page, 'Log').getByRole('listitem').first()).toContainText(/Person removed.*Joan.*Olga/);
  await look(page, 'staff-log');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a passkey is made with an invitation, and signs in with one touch', async ({ page, newGuest }) => {
  await signInByPassword(page, 'olga');
  const link = await invite(page, { name: 'Nora', role: /^Reception/ });
  const context = await newGuest();
  const nora = await context.newPage();
  const devtools = await context.newCDPSession(nora);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await nora.goto(link);
  await nora.getByRole('button', { name: 'Make a passkey on this device' }).click();
  await expect(nora.getByText('Live,')).toBeVisible();
  await nora.getByRole('button', { name: 'Sign out' }).first().click();
  await look(nora, 'sign-in-ways');
  await nora.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(nora.getByText('Live,')).toBeVisible();
  expect(await offeredAreas(nora)).toContain('#chats');
});

for (const language of telling(['ar', 'de'], 'language')) {
  test(`the screens of the staff fit phones and computers, in ${language}`, async ({ page }) => {
    await signInByPassword(page, 'olga');
    for (const address of ['staff', 'staff/log', 'account']) {
      await page.goto(app.at(`/desk?lang=${language}#${address}`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await axe(page);
          const name = `${address.replace('/', '-')}-${language}-${width}-${colorScheme}`;
          await screenshot(page, name, { fullPage: true });
        }
      }
    }
  });
}

test('the hotel’s key opens the staff alone once there is a manager, and says why it opens nothing else', async ({
  page,
}) => {
  await page.goto(app.at('/desk'));
  await page.getByRole('button', { name: 'With the hotel’s key' }).click();
  await page.getByLabel('Your name').fill('Olga');
  await page.getByLabel('Staff key').fill(app.key);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await page.goto(app.at('/desk#orders'));
  await expect(page.getByText('The right “See orders” is missing.')).toBeVisible();
  await look(page, 'right-missing-key');
});
