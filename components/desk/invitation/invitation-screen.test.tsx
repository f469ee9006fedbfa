/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bcp47 } from '@/lib/domain/i18n/language';
import { deskMessages } from '@/lib/words/desk-messages';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakePasskeys } from '@/tests/builders/browser/fake-passkeys';
import { InvitationApp } from './invitation-app';
import type { Invitation } from './use-invitation';

const network = fakeNetwork();
const passkeys = fakePasskeys();

const TOKEN = 'a'.repeat(43);
const PATH = '/api/desk/v1/invitations';
const NORA: Invitation = { name: 'Nora', hotel: 'Grand Hotel', login: null, ways: ['key', 'passkey', 'password'] };

async function open(answer: unknown = { data: NORA }, hash = `#${TOKEN}`) {
  window.location.hash = hash;
  network.respondTo(`POST ${PATH}/read`, answer);
  const money = { currency: 'EUR', currency_position: 'right', currency_digits: 2 } as const;
  const words = { language: 'en', languageTag: bcp47('en'), messages: deskMessages('en') };
  render(<InvitationApp hotel={{ title: 'Grand Hotel', ...money, timezone: 'Europe/Madrid', ...words }} />);
  await network.settled();
}

const refusal =
  (status: number, fields: object = {}) =>
  () =>
    Response.json({ data: { data: fields } }, { status });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

function collect(call: string): unknown[] {
  const sent: unknown[] = [];
  network.respondTo(call, async (request: Request) => {
    sent.push(await request.json());
    // The desk opens by a navigation, which jsdom does not make.
    return Response.json({ data: { data: { login: ['is taken'] } } }, { status: 422 });
  });
  return sent;
}

it('says who is invited to which hotel, and offers a passkey first', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Nora' })).toBeVisible();
  expect(screen.getByText(/Grand Hotel invites you/)).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Make a passkey on this device', 'Choose a password']);
});

it.each([
  ['was used', refusal(422, { used: ['is no longer open'] }), /has been used already/],
  ['has expired', refusal(422, { expired: ['is no longer open'] }), /has expired/],
  ['was withdrawn', refusal(422, { withdrawn: ['is no longer open'] }), /does not work any more/],
  ['never existed', refusal(404), /does not work any more/],
])('says in a sentence that the link %s', async (_, answer, words) => {
  await open(answer);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the desk' })).toHaveAttribute('href', '/desk');
});

it('says so for an address without a token, and asks nobody', async () => {
  await open(undefined, '');
  expect(screen.getByRole('alert')).toHaveTextContent(/does not work any more/);
  expect(network.requests).toEqual([]);
});

it('reads the invitation again after the network was down', async () => {
  await open(() => undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
  network.respondTo(`POST ${PATH}/read`, { data: NORA });
  await press('Try again');
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Nora' })).toBeVisible();
});

describe('a password', () => {
  it('is sent with the login once both can be used, and what was typed stays when it is refused', async () => {
    await open();
    const sent = collect(`POST ${PATH}/password`);
    await press('Choose a password');
    await type(/^Sign-in name/, 'n');
    await type(/^New password/, 'short');
    await press('Save and open the desk');
    expect(screen.getByText(/at least three letters/)).toBeVisible();
    expect(screen.getByText(/shorter than 12/)).toBeVisible();
    expect(screen.getByLabelText(/^Sign-in name/)).toHaveFocus();
    expect(sent).toEqual([]);
    await type(/^Sign-in name/, 'ora');
    await type(/^New password/, ' words in a row');
    await press('Save and open the desk');
    expect(sent).toEqual([{ token: TOKEN, login: 'nora', password: 'short words in a row', keep: false }]);
    expect(screen.getByRole('alert')).toHaveTextContent(/Somebody else has this sign-in name/);
    expect(screen.getByLabelText(/^New password/)).toHaveValue('short words in a row');
  });

  it('is offered at once in a browser without passkeys', async () => {
    passkeys.areMissing();
    await open({ data: { ...NORA, login: 'nora@example.com' } });
    expect(screen.getByLabelText(/^Sign-in name/)).toHaveValue('nora@example.com');
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });

  it('says that somebody has used the link meanwhile', async () => {
    await open();
    network.respondTo(`POST ${PATH}/password`, refusal(422, { used: ['is no longer open'] }));
    await press('Choose a password');
    await type(/^Sign-in name/, 'nora');
    await type(/^New password/, 'four words in a row');
    await press('Save and open the desk');
    expect(screen.getByRole('alert')).toHaveTextContent(/has been used already/);
  });
});

it('makes a passkey and sends it with the link', async () => {
  await open();
  network.respondTo(`POST ${PATH}/passkey/options`, {
    data: {
      challenge: 'AQID',
      rp: { name: 'Grand Hotel' },
      user: { id: 'BAU', name: 'n', displayName: 'Nora' },
      pubKeyCredParams: [],
    },
  });
  const sent = collect(`POST ${PATH}/passkey`);
  await press('Make a passkey on this device');
  expect(sent).toEqual([{ token: TOKEN, credential: passkeys.attestation(), keep: false }]);
});

it('begins at the identity provider with the link in the body, and says why it cannot', async () => {
  await open({ data: { ...NORA, ways: ['password', 'oidc'] } });
  const sent: unknown[] = [];
  network.respondTo('POST /api/desk/v1/sign-in/oidc', async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ data: { data: { provider: ['does not answer'] } } }, { status: 503 });
  });
  const name = 'Sign in with Company account';
  await press(name);
  expect(sent).toEqual([{ invitation: TOKEN }]);
  expect(screen.getByRole('alert')).toHaveTextContent(/of your company does not answer/);
  network.respondTo('POST /api/desk/v1/sign-in/oidc', refusal(422, { used: ['is no longer open'] }));
  await press(name);
  expect(screen.getByRole('alert')).toHaveTextContent(/has been used already/);
});

it('sends the token of the link in no address', async () => {
  await open();
  expect(network.requests).toEqual([`POST ${PATH}/read`]);
});
