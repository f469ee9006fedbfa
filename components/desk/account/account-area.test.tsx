/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakePasskeys } from '@/tests/builders/browser/fake-passkeys';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';
import type { Credential, OwnAccount } from './use-account';

const network = fakeNetwork();
const stream = fakeDeskStream();
const passkeys = fakePasskeys();
modalDialogs();

const CALLS = '/api/desk/v1/me';
const credential = (parts: Partial<Credential> = {}): Credential => ({
  id: 'credential-1',
  kind: 'password',
  created_at: '2026-06-01T08:00:00Z',
  last_used_at: null,
  ...parts,
});

async function open(parts: Partial<OwnAccount> = {}) {
  answerDesk(network);
  answerSession(network, personSession('station', { person: { stations: ['bar'] } }));
  network.respondTo(`GET ${CALLS}`, {
    data: {
      ...{ id: 'person-marta', name: 'Marta', role: 'station', login: 'marta', has_pin: false },
      ...{ credentials: [credential()], may_change: true, passkeys: true },
      ...parts,
    },
  });
  await renderDesk({ network, stream, address: '#account' });
}

function collect(call: string): unknown[] {
  const sent: unknown[] = [];
  network.respondTo(call, async (request: Request) => {
    sent.push(await request.json());
    return { data: { status: 'ok' } };
  });
  return sent;
}

const refuse = (call: string, status: number, fields: object) =>
  network.respondTo(call, () => Response.json({ data: { data: fields } }, { status }));
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

it('says who is signed in, with role and narrowing', async () => {
  await open();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(/MartaStation.*Works on orders and tickets/);
  expect(main).toHaveTextContent('Only: bar');
});

describe('the own password', () => {
  it('is changed with the one before', async () => {
    await open();
    const sent = collect(`POST ${CALLS}/password`);
    await type(/^Password until now/, 'old words');
    await type(/^New password/, 'four words in a row');
    await press('Save the password');
    expect(sent).toEqual([{ login: 'marta', password: 'four words in a row', current: 'old words' }]);
    expect(screen.getByText(/The new password counts/)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  });

  it.each([
    ['short', /shorter than 12 characters/],
    ['aaaaaaaaaaaaaaa', /guessed first/],
    ['marta12martamarta', /nearly your name/],
  ])('is not sent as “%s”', async (password, words) => {
    await open({ credentials: [] });
    await type(/^New password/, password);
    await press('Save the password');
    expect(screen.getByText(words)).toBeVisible();
    expect(network.count('POST')).toBe(0);
  });

  it('says that the one before is wrong, and keeps what was typed', async () => {
    await open();
    refuse(`POST ${CALLS}/password`, 422, { current: ['is wrong'] });
    await type(/^Password until now/, 'old');
    await type(/^New password/, 'four words in a row');
    await press('Save the password');
    expect(screen.getByRole('alert')).toHaveTextContent(/until now is not right/);
    expect(screen.getByLabelText(/^New password/)).toHaveValue('four words in a row');
  });
});

describe('passkeys', () => {
  beforeEach(() =>
    network.respondTo(`POST ${CALLS}/passkey/options`, {
      data: {
        challenge: 'AQID',
        rp: { name: 'Cala Verde', id: 'cala-verde.localhost' },
        user: { id: 'BAU', name: 'marta', displayName: 'Marta' },
        pubKeyCredParams: [],
      },
    }),
  );

  it('are made on this device', async () => {
    await open();
    const sent = collect(`POST ${CALLS}/passkey`);
    await press('Make a passkey on this device');
    expect(passkeys.challenges()).toEqual([[1, 2, 3]]);
    expect(sent).toEqual([{ credential: passkeys.attestation() }]);
    expect(screen.getByText('The passkey is ready.')).toBeVisible();
  });

  it.each([
    ['InvalidStateError', /already has a passkey of yours/],
    ['NotAllowedError', /No passkey was chosen/],
    ['SecurityError', /could not make a passkey/],
  ])('say why there is none after a %s', async (name, words) => {
    await open();
    passkeys.areRefused(name);
    await press('Make a passkey on this device');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('are removed after a question, and the last way stays', async () => {
    await open({ credentials: [credential(), credential({ id: 'credential-2', kind: 'passkey' })] });
    collect(`POST ${CALLS}/credentials/credential-2/delete`);
    await userEvent.click(screen.getByRole('button', { name: /^Remove ?, Passkey/ }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove: Passkey?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await network.settled();
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('offer no removal of the only way', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('the own PIN', () => {
  it('is chosen for every shared device', async () => {
    await open();
    const sent = collect(`POST ${CALLS}/pin`);
    await type(/^New PIN/, '4071');
    await press('Save the PIN');
    expect(sent).toEqual([{ pin: '4071', current: null }]);
    expect(screen.getByText(/The new PIN counts/)).toBeVisible();
  });

  it('alone is changed in a session of a PIN, with the one before', async () => {
    await open({ may_change: false, has_pin: true });
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make a passkey on this device' })).toBeNull();
    const sent = collect(`POST ${CALLS}/pin`);
    await type(/^PIN until now/, '4071');
    await type(/^New PIN/, '5082');
    await press('Save the PIN');
    expect(sent).toEqual([{ pin: '5082', current: '4071' }]);
  });
});
