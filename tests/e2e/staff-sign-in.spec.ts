import type { Page } from '@playwright/test';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { OIDC_ACCOUNT, type OidcServer, startOidcServer } from '@/tests/peers/oidc-server';
import { callDesk } from './desk-call';
import { deskWords } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const DESK_TOKEN = 'the operator’s own token';
const PASSWORD = 'four words in a row';
const TITLE = 'House accounts';
const CODES = ['plain', 'other'] as const;
type Code = (typeof CODES)[number];

const t = deskWords('en');

function writeHotels(files: HotelFiles): void {
  for (const [index, code] of CODES.entries()) writeHotel(files, { code, id: index + 1, languages: ['en'], factor: 1 });
}

let provider: OidcServer;
let hotels: OwnHotels;
// In one worker, so that the servers start once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  provider = await startOidcServer((address) =>
    /^http:\/\/\w+\.localhost:\d+\/desk\/sign-in\/oidc\/return$/.test(address),
  );
  hotels = await serveOwnHotels(writeHotels, {
    DESK_TOKEN,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_TITLE: TITLE,
  });
});
test.afterAll(async () => {
  await hotels.stop();
  await provider.close();
});
test.beforeEach(({ problems }) => {
  // Refusals that the journeys cause on purpose.
  problems.allow(/\/api\/desk\/v1\//);
  problems.allow(/status of (?:401|403|422)/);
});

const asMachine = <T>(path: string, body?: unknown, hotel: Code = 'plain') =>
  callDesk({ port: Number(new URL(hotels.at(hotel)).port), hotel, deskToken: DESK_TOKEN }, path, body) as Promise<T>;

type Invited = { person: { id: string }; invitation_url_path: string };

/** Invites a person. Returns the id and the address of the link. */
async function invite(person: object, hotel: Code = 'plain') {
  const made = await asMachine<Invited>('/staff/members', { role: 'reception', ...person }, hotel);
  return { id: made.person.id, link: hotels.at(hotel, made.invitation_url_path) };
}

const isOpen = (page: Page) => expect(page.getByText(t('live').replace('{time}', ''))).toBeVisible();
const button = (page: Page, word: string) => page.getByRole('button', { name: t(word), exact: true });
const toProvider = (page: Page) => page.getByRole('button', { name: t('with_oidc').replace('{title}', TITLE) });
const openDesk = (page: Page, hotel: Code = 'plain') => page.goto(hotels.at(hotel, '/desk'));

async function acceptByPassword(page: Page, link: string, login: string): Promise<void> {
  await page.goto(link);
  await button(page, 'make_password').click();
  await page.getByLabel(t('login')).fill(login);
  await page.getByLabel(t('new_password')).fill(PASSWORD);
  await button(page, 'accept_invitation').click();
  await isOpen(page);
}

async function typePassword(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel(t('login')).fill(login);
  await page.getByLabel(t('password')).fill(password);
  await button(page, 'sign_in_now').click();
}

/**
 * Catches the browser on its way back from the provider, of which Playwright's own routes do not hear, because it is a redirect.
 * `goesOn`: whether the desk gets the request after it.
 */
async function catchReturn(page: Page, goesOn: boolean, caught: (address: string) => void): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    caught(request.url);
    if (goesOn) void devtools.send('Fetch.continueRequest', { requestId });
    else void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/desk/sign-in/oidc/return*' }] });
}

/** Looks at a screen in both schemes. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
    await screenshot(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The keys of a telephone, which ask who holds it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

test('an account of the identity provider opens the desk by its address, and by the account from then on', async ({
  page,
  newGuest,
}) => {
  provider.setAccount(OIDC_ACCOUNT);
  await invite({ name: 'Marta', email: OIDC_ACCOUNT.email });
  await openDesk(page);
  await look(page, 'sign-in-provider');
  await toProvider(page).click();
  await expect(page.getByRole('heading', { name: 'Example accounts' })).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await isOpen(page);
  await expect(page).toHaveURL(/\/desk(?:#.*)?$/);
  const cookies = await page.context().cookies(hotels.at('plain', '/api/desk/v1/session'));
  expect(cookies.find(({ name }) => name === 'desk-session')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  // Another browser, where the provider says another address that nobody has noted.
  provider.setAccount({ ...OIDC_ACCOUNT, email: 'new@elsewhere.example', isVerified: false });
  const other = await (await newGuest()).newPage();
  await openDesk(other);
  await toProvider(other).click();
  await other.getByRole('button', { name: /^Continue/ }).click();
  await isOpen(other);
});

test('the link of an invitation takes whichever account is signed in with', async ({ page }) => {
  provider.setAccount({ subject: 'joan', email: null, isVerified: false });
  const { link } = await invite({ name: 'Joan' });
  const addresses: (string | undefined)[] = [];
  page.on('request', (request) => addresses.push(request.url().split('#')[0]));
  await page.goto(link);
  await page.getByRole('button', { name: t('with_oidc').replace('{title}', t('oidc_account')) }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await isOpen(page);
  await page.goto(link);
  await expect(page.getByText(t('invitation_used'))).toBeVisible();
  // Proxies and servers write addresses into their logs.
  expect(addresses.join()).not.toContain(link.split('#')[1]);
});

test('the desk says why nobody was signed in at the provider, once, and the other ways stay', async ({ page }) => {
  const { link } = await invite({ name: 'Eva' });
  await acceptByPassword(page, link, 'eva');
  await button(page, 'sign_out').first().click();
  const refused = async (account: typeof OIDC_ACCOUNT, press: RegExp, word: string) => {
    provider.setAccount(account);
    await openDesk(page);
    await toProvider(page).click();
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByText(t(word))).toBeVisible();
    await expect(page).toHaveURL(/\/desk$/);
    await look(page, word);
    // The provider would remember who has signed in.
    await page.context().clearCookies({ domain: '127.0.0.1' });
  };
  await refused({ subject: 'nobody', email: 'nobody@plain.example', isVerified: true }, /^Continue/, 'oidc_unknown');
  await invite({ name: 'Unverified', email: 'unverified@plain.example' });
  const unverified = { subject: 'unverified', email: 'unverified@plain.example', isVerified: false };
  await refused(unverified, /^Continue/, 'oidc_unverified');
  await refused(OIDC_ACCOUNT, /^Cancel/, 'oidc_cancelled');
  await page.reload();
  await expect(page.getByText(t('oidc_cancelled'))).toHaveCount(0);
  await typePassword(page, 'eva', PASSWORD);
  await isOpen(page);
});

test('a sign-in that somebody else has begun opens nothing', async ({ page, newGuest }) => {
  provider.setAccount(OIDC_ACCOUNT);
  const attacker = await (await newGuest()).newPage();
  await openDesk(attacker);
  let stolen = '';
  await catchReturn(attacker, false, (address) => {
    stolen = address;
  });
  await toProvider(attacker).click();
  await attacker.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(() => stolen).toContain('code=');
  await page.goto(stolen);
  await expect(page.getByText(t('oidc_expired'))).toBeVisible();
});

test('a passkey opens its own hotel and no other', async ({ page }) => {
  await addAuthenticator(page);
  const { link } = await invite({ name: 'Nora' });
  await page.goto(link);
  await button(page, 'make_passkey').click();
  await isOpen(page);
  await button(page, 'sign_out').first().click();
  await button(page, 'with_passkey').click();
  await isOpen(page);
  const other = await invite({ name: 'Olga' }, 'other');
  await page.goto(other.link);
  await button(page, 'make_passkey').click();
  await isOpen(page);
  // The authenticator offers the passkey of the host alone, so that each hotel has its own person.
  for (const [code, name] of [
    ['plain', 'Nora'],
    ['other', 'Olga'],
  ] as const) {
    await page.goto(hotels.at(code, '/desk#account'));
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  }
});

test('a wrong password is refused with a sentence that does not say which part is wrong', async ({ page }) => {
  const { link } = await invite({ name: 'Lena' });
  await acceptByPassword(page, link, 'lena');
  await button(page, 'sign_out').first().click();
  for (const [login, password] of [
    ['lena', 'a wrong long password'],
    ['nobody at all', PASSWORD],
  ] as const) {
    await typePassword(page, login, password);
    await expect(page.getByText(t('wrong_password'))).toBeVisible();
    await expect(page.getByLabel(t('login'))).toHaveValue(login);
  }
  await typePassword(page, ' LENA', PASSWORD);
  await isOpen(page);
});

test('five wrong PINs lock one person on a tablet, a manager’s new PIN opens it, and a tablet that has ended asks for no PIN', async ({
  page,
}) => {
  const [manager, ivo, pau] = [
    await invite({ name: 'Rita', role: 'manager' }),
    await invite({ name: 'Ivo', role: 'station' }),
    await invite({ name: 'Pau', role: 'station' }),
  ];
  for (const { id } of [ivo, pau]) await asMachine(`/staff/members/${id}/pin`, { pin: '4071' });
  await acceptByPassword(page, manager.link, 'rita');
  await page.goto(hotels.at('plain', '/desk#staff'));
  await button(page, 'device_is_shared').click();
  await page.getByLabel(t('device_title')).fill('Tablet of the bar');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('enrol'), exact: true })
    .click();
  await button(page, 'sign_out').first().click();
  const type = async (name: string, pin: string) => {
    await page.getByRole('button', { name }).click();
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
  };
  await type('Ivo', '9999');
  for (let time = 0; time < 4; time += 1) {
    await expect(page.getByText(t('pin_wrong'))).toBeVisible();
    await expect(page.getByLabel(t('pin_of').replace('{name}', 'Ivo'))).toHaveValue('');
    await page.keyboard.type('9999');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(t('pin_locked'))).toBeVisible();
  await look(page, 'pin-locked');
  await button(page, 'other_person').click();
  await type('Pau', '4071');
  await isOpen(page);
  await button(page, 'sign_out').first().click();
  await asMachine(`/staff/members/${ivo.id}/pin`, { pin: '8320' });
  await type('Ivo', '8320');
  await isOpen(page);
  // Somebody has taken the tablet away.
  const [device] = await asMachine<{ id: string }[]>('/staff/devices');
  await asMachine(`/staff/devices/${device?.id}/end`, {});
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('password'))).toBeVisible();
  await expect(page.getByText(t('who_is_it'))).toHaveCount(0);
});

// Last, because the provider does not answer from then on.
test('a provider that is down says so, keeps the other ways, and leaves no secret in the log', async ({ page }) => {
  const { link } = await invite({ name: 'Uma' });
  await acceptByPassword(page, link, 'uma');
  await button(page, 'sign_out').first().click();
  provider.setAccount(OIDC_ACCOUNT);
  await toProvider(page).click();
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
  let code = '';
  await catchReturn(page, true, (address) => {
    provider.breakBy('error');
    code = new URL(address).searchParams.get('code') ?? 'none';
  });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText(t('oidc_down'))).toBeVisible();
  await typePassword(page, 'uma', PASSWORD);
  await isOpen(page);
  for (const secret of [provider.clientSecret, code, PASSWORD, link.split('#')[1] ?? 'none'])
    expect(hotels.output()).not.toContain(secret);
});
