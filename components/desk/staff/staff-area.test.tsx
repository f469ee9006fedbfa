/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { answerStaff, staffDevice, staffPerson, staffSession } from '@/tests/builders/screen/staff-lists';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';
import type { DeskSession } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const CALLS = '/api/desk/v1/staff';
const SETTINGS = {
  stations: [{ id: 'bar', title: { en: 'Bar' }, sections: [7] }],
  sections: [{ id: 7, parent_id: null, title: { en: 'Drinks' }, promise_minutes: null }],
};

async function open(lists: Parameters<typeof answerStaff>[1] = {}, session: DeskSession = personSession('manager')) {
  answerDesk(network, [], [], { settings: SETTINGS });
  answerSession(network, session);
  answerStaff(network, lists);
  await renderDesk({ network, stream, address: '#staff' });
}

/** Answers a call and collects what was sent to it. */
function collect(call: string, data: unknown): unknown[] {
  const sent: unknown[] = [];
  network.respondTo(call, async (request: Request) => {
    sent.push(await request.json());
    return { data };
  });
  return sent;
}

const refuse = (call: string, status: number, fields: object = {}) =>
  network.respondTo(call, () => Response.json({ data: { data: fields } }, { status }));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await userEvent.click(button(name));
  await network.settled();
};
const panel = (name: string) => within(screen.getByRole('region', { name }));
const dialog = (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(screen.getByRole(role, { name }));
const menu = async (name: string, action: string) => {
  await userEvent.click(button(`More for ${name}`));
  await userEvent.click(button(action));
};

describe('the persons of the staff', () => {
  it('stand with role, narrowing, what they sign in by and when they were here; who was removed is not among them', async () => {
    await open({
      persons: [
        staffPerson({ stations: ['bar'], ways: ['passkey', 'password'] }),
        staffPerson({ id: 'p2', name: 'Nora', state: 'invited', has_pin: false, ways: [], last_seen_at: null }),
        staffPerson({ id: 'p3', name: 'Olaf', state: 'removed' }),
      ],
    });
    const [joan, nora, ...others] = panel('Persons')
      .getAllByRole('listitem')
      .filter((item) => item.closest('ul ul') === null);
    expect(joan).toHaveTextContent(/JoanStation.*Only: Bar.*Passkey, Password, PIN · Last here/);
    expect(nora).toHaveTextContent(/NoraStationInvited.*Not here yet/);
    expect(others).toEqual([]);
  });

  it('say to the first manager how to begin', async () => {
    await open({ persons: [], devices: [], sessions: [] });
    expect(panel('Persons').getByText(/Invite yourself first, as a manager/)).toBeVisible();
  });

  it('are invited with a role and narrowing, and the link is shown once', async () => {
    await open();
    const sent = collect(`POST ${CALLS}/members`, {
      person: staffPerson({ id: 'p9', name: 'Nora', state: 'invited' }),
      invitation_url_path: '/desk/invitation#secret',
      expires_at: '2026-06-25T08:00:00Z',
    });
    await press('Invite');
    await userEvent.type(screen.getByLabelText(/^Name/), ' Nora ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bar' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Drinks' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Drinks' }));
    await press('Make the invitation');
    expect(sent).toEqual([{ name: 'Nora', email: null, role: 'station', stations: ['bar'], sections: null }]);
    const shown = dialog('Invitation for Nora');
    expect(shown.getByText('http://localhost/desk/invitation#secret')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/invitation#secret/)).toBeNull();
  });

  it('are narrowed to nothing as managers', async () => {
    await open();
    const sent = collect(`POST ${CALLS}/members/person-joan`, staffPerson());
    await menu('Joan', 'Change');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bar' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Manager/ }));
    expect(screen.queryByRole('checkbox', { name: 'Bar' })).toBeNull();
    await press('Save');
    expect(sent).toEqual([{ name: 'Joan', email: null, role: 'manager', stations: null, sections: null }]);
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it.each([
    ['the last manager', 422, { role: ['needed'] }, /This is the last manager/],
    ['an address of somebody else', 422, { email: ['taken'] }, /Somebody else has this e-mail address/],
    ['a person who is gone', 404, {}, /does not exist any more/],
    ['no answer', 503, {}, /did not answer/],
  ])('keep what was typed when the change is refused because of %s', async (_, status, fields, words) => {
    await open();
    refuse(`POST ${CALLS}/members/person-joan`, status, fields);
    await menu('Joan', 'Change');
    await userEvent.type(screen.getByLabelText(/^Name/), 'na');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Joanna');
  });

  it('are removed after a question only', async () => {
    await open();
    network.respondTo(`POST ${CALLS}/members/person-joan/remove`, { data: staffPerson({ state: 'removed' }) });
    await menu('Joan', 'Remove');
    await userEvent.click(dialog('Remove Joan?', 'alertdialog').getByRole('button', { name: 'Leave as it is' }));
    expect(network.count('POST')).toBe(0);
    await menu('Joan', 'Remove');
    await userEvent.click(dialog('Remove Joan?', 'alertdialog').getByRole('button', { name: 'Remove' }));
    await network.settled();
    expect(screen.getByText('Joan is removed and signed out everywhere.')).toBeVisible();
  });

  it('get a new link after a question, because the one before stops working', async () => {
    await open();
    collect(`POST ${CALLS}/members/person-joan/invite`, {
      person: staffPerson(),
      invitation_url_path: '/desk/invitation#again',
      expires_at: '2026-06-25T08:00:00Z',
    });
    await menu('Joan', 'New invitation');
    await userEvent.click(dialog(/^New invitation for/, 'alertdialog').getByRole('button', { name: 'New invitation' }));
    await network.settled();
    expect(screen.getByText(/invitation#again/)).toBeVisible();
  });

  it('get a PIN that is not among the first to be guessed', async () => {
    await open();
    const sent = collect(`POST ${CALLS}/members/person-joan/pin`, { status: 'ok' });
    await menu('Joan', 'PIN for shared devices');
    await userEvent.type(screen.getByLabelText(/^New PIN/), '1234');
    await press('Save');
    expect(screen.getByText(/This PIN is guessed first/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^New PIN/));
    await userEvent.type(screen.getByLabelText(/^New PIN/), '4071');
    await press('Save');
    expect(sent).toEqual([{ pin: '4071' }]);
    expect(screen.getByText('Joan has a new PIN.')).toBeVisible();
  });
});

describe('shared devices', () => {
  it('are made of this one by a manager', async () => {
    await open({ devices: [] });
    const sent = collect(`POST ${CALLS}/devices`, { id: 'device-2', title: 'Tablet' });
    await press('This device is shared');
    await userEvent.type(screen.getByLabelText(/^Name of the device/), 'Tablet');
    answerSession(network, personSession('manager', { device: { id: 'device-2', title: 'Tablet' } }));
    await press('Share this device');
    expect(sent).toEqual([{ title: 'Tablet' }]);
    expect(screen.getByText('Tablet is a shared device now.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Change person' }).length).toBeGreaterThan(0);
  });

  it('end after a question, with a call that answers nothing', async () => {
    await open({ devices: [staffDevice()] });
    network.respondTo(`POST ${CALLS}/devices/device-1/end`, { data: null });
    await press(/^End ?, Tablet of the bar/);
    await userEvent.click(dialog('End Tablet of the bar?', 'alertdialog').getByRole('button', { name: 'End' }));
    await network.settled();
    expect(screen.getByText('Tablet of the bar is not shared any more.')).toBeVisible();
  });
});

describe('sessions', () => {
  it('say by what and where, and end at once, but the own one', async () => {
    await open({
      sessions: [
        staffSession({ how: 'pin', device: { id: 'device-1', title: 'Tablet of the bar' } }),
        staffSession({ id: 's2', name: 'Marta', is_own: true, how: 'password' }),
      ],
    });
    const rows = panel('Signed in now').getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/JoanPIN · Tablet of the bar · Last here/);
    expect(rows[1]).toHaveTextContent(/Marta · this is youPassword/);
    expect(panel('Signed in now').getAllByRole('button')).toHaveLength(1);
    network.respondTo(`POST ${CALLS}/sessions/session-1/end`, { data: null });
    answerStaff(network, { sessions: [] });
    await press(/^End ?, Joan/);
    expect(panel('Signed in now').queryByText('Joan')).toBeNull();
  });
});

describe('the hotel’s key', () => {
  const replace = async () => {
    await press('Replace the key');
    network.respondTo(`POST ${CALLS}/key/replace`, { data: { key: 'the-new-key' } });
    await userEvent.click(
      dialog('Replace the hotel’s key?', 'alertdialog').getByRole('button', { name: 'Replace the key' }),
    );
    await network.settled();
  };

  it('is replaced after a question, and the new one is shown once', async () => {
    await open();
    await replace();
    expect(dialog('The new key').getByText('the-new-key')).toBeVisible();
    await userEvent.click(dialog('The new key').getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('the-new-key')).toBeNull();
  });

  it('is shown until it was read, although the session that has replaced it ends by it', async () => {
    await open({}, { ...personSession('manager'), person: null });
    await replace();
    answerSession(network, null);
    stream.send('session-ended', {});
    await network.settled();
    expect(dialog('The new key').getByText('the-new-key')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /session has ended/ })).toBeNull();
    await userEvent.click(dialog('The new key').getByRole('button', { name: 'Close' }));
    await network.settled();
    expect(screen.getByRole('dialog', { name: 'The session has ended. Sign in again.' })).toBeVisible();
  });
});

it('says that the staff could not be read, and reads them again', async () => {
  answerDesk(network);
  answerSession(network, personSession('manager'));
  for (const list of ['members', 'devices', 'sessions']) refuse(`GET ${CALLS}/${list}`, 503);
  await renderDesk({ network, stream, address: '#staff' });
  expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
  answerStaff(network);
  await press('Try again');
  expect(panel('Persons').getByText('Joan')).toBeVisible();
});
