/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakePasskeys } from '@/tests/builders/browser/fake-passkeys';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';
import type { SignInOffer } from './sign-in-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
const passkeys = fakePasskeys();
modalDialogs();

const ALL: SignInOffer = { ways: ['key', 'passkey', 'password', 'oidc'], oidc_title: 'Grand Account', device: null };

async function open(offer: Partial<SignInOffer> = {}, address = '') {
  answerDesk(network);
  answerSession(network, null);
  network.respondTo('GET /api/desk/v1/sign-in', { data: { ...ALL, ...offer } });
  await renderDesk({ network, stream, address });
}

/** Lets a call sign Marta in; returns what was sent. */
function signsIn(call: string): unknown[] {
  const sent: unknown[] = [];
  network.respondTo(call, async (request: Request) => {
    sent.push(await request.json());
    answerSession(network, personSession('reception'));
    return { data: personSession('reception') };
  });
  return sent;
}

const refuse = (call: string, status: number, fields: object = {}) =>
  network.respondTo(call, () => Response.json({ data: { data: fields } }, { status }));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isOpen = () => screen.queryByRole('heading', { name: 'Orders' }) !== null;

describe('the ways of the sign-in', () => {
  it('are in the order from the quickest to the key of the hotel, whose fields wait behind a button', async () => {
    await open();
    const main = within(screen.getByRole('main'));
    const order = main.getAllByRole('button').flatMap(({ textContent }) => textContent || []);
    expect(order).toEqual(['Sign in with a passkey', 'Sign in', 'Sign in with Grand Account', 'With the hotel’s key']);
    expect(screen.queryByLabelText(/^Staff key/)).toBeNull();
    await userEvent.click(button('With the hotel’s key'));
    expect(screen.getByLabelText(/^Your name/)).toBeVisible();
    expect(screen.getByLabelText(/^Staff key/)).toBeVisible();
  });

  it.each([
    ['a hotel without persons', { data: { ways: ['key'], oidc_title: null, device: null } }],
    ['a server of an earlier release', () => Response.json({ data: null }, { status: 404 })],
  ])('are the key alone at %s, as it always was', async (_, answer) => {
    answerDesk(network);
    answerSession(network, null);
    network.respondTo('GET /api/desk/v1/sign-in', answer);
    await renderDesk({ network, stream });
    expect(screen.getByLabelText(/^Staff key/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /passkey|hotel’s key/ })).toBeNull();
  });

  it('leave out passkeys in a browser that has none', async () => {
    passkeys.areMissing();
    await open();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(screen.getByLabelText(/^Password/)).toBeVisible();
  });

  it('lead to the identity provider and back to what the desk was opened at', async () => {
    await open({}, '#chats/chat-1');
    const sent: unknown[] = [];
    network.respondTo('POST /api/desk/v1/sign-in/oidc', async (request: Request) => {
      sent.push(await request.json());
      // A fragment is the only navigation that jsdom makes.
      return { data: { url: '#at-the-provider' } };
    });
    await userEvent.click(button('Sign in with Grand Account'));
    await network.settled();
    expect(sent).toEqual([{ next: expect.stringMatching(/#chats\/chat-1$/) }]);
    expect(window.location.hash).toBe('#at-the-provider');
  });

  it.each([
    [
      'the identity provider does not answer',
      503,
      { provider: ['does not answer'] },
      /of your company does not answer/,
    ],
    ['too many have begun', 429, {}, /Too many attempts/],
    ['the server does not answer', 503, {}, /did not answer/],
  ])('say that %s', async (_, status, fields, words) => {
    await open();
    refuse('POST /api/desk/v1/sign-in/oidc', status, fields);
    await userEvent.click(button('Sign in with Grand Account'));
    await network.settled();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('say once why the identity provider has led back without a session', async () => {
    window.history.replaceState(null, '', '/?sign-in=unverified');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(/has not confirmed the e-mail address/);
    expect(window.location.search).toBe('');
  });
});

describe('the field of a password', () => {
  it('shows what is typed while its button is pressed, and sends it hidden', async () => {
    await open();
    refuse('POST /api/desk/v1/sign-in/password', 401);
    const field = screen.getByLabelText(/^Password/);
    await userEvent.type(screen.getByLabelText(/^Sign-in name/), 'marta@example.com');
    await userEvent.type(field, 'four words in a row');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(button('Show what is typed'));
    expect(button('Show what is typed')).toHaveAttribute('aria-pressed', 'true');
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('four words in a row');
    await userEvent.type(field, '{Enter}');
    await network.settled();
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveValue('four words in a row');
  });
});

describe('the sign-in with a password', () => {
  const typeBoth = async () => {
    await userEvent.type(screen.getByLabelText(/^Sign-in name/), 'marta@example.com');
    await userEvent.type(screen.getByLabelText(/^Password/), 'four words in a row{Enter}');
    await network.settled();
  };

  it('opens the desk with what was typed', async () => {
    await open();
    const sent = signsIn('POST /api/desk/v1/sign-in/password');
    await typeBoth();
    expect(sent).toEqual([{ login: 'marta@example.com', password: 'four words in a row', keep: false }]);
    expect(isOpen()).toBe(true);
  });

  it.each([
    [401, /do not belong together/],
    [422, /do not belong together/],
    [429, /Too many attempts/],
    [503, /did not answer/],
  ])('says why it was refused with %d, and keeps what was typed', async (status, words) => {
    await open();
    refuse('POST /api/desk/v1/sign-in/password', status);
    await typeBoth();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Sign-in name/)).toHaveValue('marta@example.com');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('four words in a row');
  });

  it('says that it needs a cookie in a browser that keeps none', async () => {
    await open();
    network.respondTo('POST /api/desk/v1/sign-in/password', { data: personSession('station') });
    await typeBoth();
    expect(screen.getByRole('alert')).toHaveTextContent(/keeps no cookies/);
  });
});

describe('the sign-in with a passkey', () => {
  beforeEach(() =>
    network.respondTo('POST /api/desk/v1/sign-in/passkey/options', {
      data: { challenge: 'AAEC_-8', rpId: 'grand.localhost', timeout: 60_000, userVerification: 'required' },
    }),
  );

  it('sends what the authenticator has signed, in base64url', async () => {
    await open();
    const sent = signsIn('POST /api/desk/v1/sign-in/passkey');
    await userEvent.click(button('Sign in with a passkey'));
    await network.settled();
    expect(passkeys.challenges()).toEqual([[0, 1, 2, 255, 239]]);
    expect(sent).toEqual([{ credential: passkeys.assertion(), keep: false }]);
    expect(isOpen()).toBe(true);
  });

  it('says that none was chosen when the browser’s question was closed, and sends nothing', async () => {
    await open();
    passkeys.areRefused('NotAllowedError');
    await userEvent.click(button('Sign in with a passkey'));
    await network.settled();
    expect(screen.getByRole('alert')).toHaveTextContent('No passkey was chosen');
    expect(network.count('POST /api/desk/v1/sign-in/passkey')).toBe(1);
  });

  it('says that the hotel does not know it', async () => {
    await open();
    refuse('POST /api/desk/v1/sign-in/passkey', 401, { credential: ['unknown'] });
    await userEvent.click(button('Sign in with a passkey'));
    await network.settled();
    expect(screen.getByRole('alert')).toHaveTextContent('The hotel does not know this passkey');
  });
});

describe('the sign-in on a shared device', () => {
  const device = {
    id: 'device-1',
    title: 'Tablet of the bar',
    persons: [
      { id: 'person-marta', name: 'Marta' },
      { id: 'person-joan', name: 'Joan' },
    ],
  };
  const PIN = 'POST /api/desk/v1/sign-in/pin';
  const choose = async (name: string) => userEvent.click(button(name));
  const field = () => screen.getByLabelText(/^PIN of/);

  it('offers the persons, and signs one in by keys that are touched', async () => {
    await open({ device });
    expect(screen.getByText('Tablet of the bar')).toBeVisible();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await choose('Marta');
    expect(field()).toHaveFocus();
    const sent = signsIn(PIN);
    for (const digit of ['4', '0', '7', '7']) await userEvent.click(button(digit));
    await userEvent.click(button('Delete the last digit'));
    await userEvent.click(button('1'));
    await userEvent.click(button('Sign in'));
    await network.settled();
    expect(sent).toEqual([{ person: 'person-marta', pin: '4071' }]);
    expect(isOpen()).toBe(true);
  });

  it('takes the PIN from a keyboard too, digits only', async () => {
    await open({ device });
    await choose('Joan');
    const sent = signsIn(PIN);
    await userEvent.keyboard('4a0b71{Enter}');
    await network.settled();
    expect(sent).toEqual([{ person: 'person-joan', pin: '4071' }]);
  });

  it.each([
    ['a wrong PIN', 401, { pin: ['is wrong'], tries_left: ['4'] }, /This PIN is not right/],
    ['the fifth wrong PIN', 401, { locked: ['after 5 wrong PINs'] }, /Five wrong PINs/],
    ['a device that is shared no longer', 403, { device: ['is not enrolled'] }, /not shared any more/],
  ])('empties the field after %s, says so, and waits for the next one', async (_, status, fields, words) => {
    await open({ device });
    refuse(PIN, status, fields);
    await choose('Marta');
    await userEvent.keyboard('4071{Enter}');
    await network.settled();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('leads back to the persons with the focus on the one who was chosen', async () => {
    await open({ device });
    await choose('Joan');
    await userEvent.click(button('Somebody else'));
    expect(button('Joan')).toHaveFocus();
  });

  it('lets somebody without a PIN sign in another way, and back', async () => {
    await open({ device });
    await userEvent.click(button('Sign in another way'));
    expect(screen.getByLabelText(/^Password/)).toBeVisible();
    await userEvent.click(button('Sign in with a PIN'));
    expect(button('Marta')).toBeVisible();
  });

  it('offers the other ways at once where nobody has a PIN yet', async () => {
    await open({ device: { ...device, persons: [] } });
    expect(screen.getByLabelText(/^Password/)).toBeVisible();
  });
});
