/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyDraft } from '@/lib/domain/telephone-orders/order-draft';
import { pageStore } from '@/lib/state/page-store';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import { passTurns } from '@/tests/builders/screen/painted';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';
import type { DeskSession } from '../desk-api';
import { orderDraft } from '../take-order/draft-store';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const SHARED = { id: 'device-1', title: 'Tablet of the bar' };
const MARTA = personSession('reception', { device: SHARED });
const JOAN = personSession('reception', { name: 'Joan', person: { id: 'person-joan' }, device: SHARED });
const AT_BAR = personSession('station', {
  name: 'Joan',
  person: { id: 'person-joan', stations: ['bar'] },
  device: SHARED,
});

async function open(session: DeskSession, address = '') {
  answerDesk(network, [deskOrder()]);
  answerSession(network, session);
  network.respondTo('GET /api/desk/v1/sign-in', {
    data: {
      ways: ['key', 'password'],
      oidc_title: null,
      device: { ...SHARED, persons: [{ id: 'person-joan', name: 'Joan' }] },
    },
  });
  network.respondTo('POST /api/desk/v1/session/end', { data: null });
  await renderDesk({ network, stream, address });
}

const sheet = () => screen.getByRole('dialog', { name: 'Change person' });
const note = () => screen.queryByLabelText(/^Note to the guest/);

/** Hands the device over by the button of the rail, and signs somebody in with the PIN. */
async function change(next: DeskSession) {
  const [button] = screen.getAllByRole('button', { name: 'Change person' });
  fireEvent.click(button ?? document.body);
  await network.settled();
  answerSession(network, next);
  network.respondTo('POST /api/desk/v1/sign-in/pin', { data: next });
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Joan' }));
  await userEvent.keyboard('4071{Enter}');
  await network.settled();
  stream.opens();
  await network.settled();
}

describe('the change of the person on a shared device', () => {
  it('keeps what is open and typed for somebody who may see the same', async () => {
    await open(MARTA, '#orders/order-1');
    fireEvent.change(note() ?? document.body, { target: { value: 'The lift is out of' } });
    await change(JOAN);
    expect(network.count('POST /api/desk/v1/session/end')).toBe(1);
    expect(note()).toHaveValue('The lift is out of');
    expect(screen.getAllByText('Joan').length).toBeGreaterThan(0);
    expect(screen.queryByText('Marta')).toBeNull();
  });

  it('reads everything anew for somebody who may see less, and shows nothing of before', async () => {
    await open(MARTA);
    expect(screen.getByRole('article', { name: /#1001/ })).toBeInTheDocument();
    network.respondTo('GET /api/desk/v1/orders?group=draft', { data: [] });
    await change(AT_BAR);
    expect(screen.queryByRole('article', { name: /#1001/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Chats' })).toBeNull();
  });

  const DRAFT = { ...emptyDraft('draft-1', 'en'), room: '214' };
  const reads = () => pageStore.get(orderDraft);

  it('forgets the order that was being taken for somebody who may see something else', async () => {
    await open(MARTA);
    pageStore.set(orderDraft, DRAFT);
    await change(AT_BAR);
    expect(reads()).toBeNull();
  });

  it('keeps the order that was being taken for somebody who may see the same', async () => {
    await open(MARTA);
    pageStore.set(orderDraft, DRAFT);
    await change(JOAN);
    expect(reads()).toEqual(DRAFT);
  });

  it.each([
    ['Change person', 'Change person'],
    ['Sign out', null],
  ])('is no surprise to the desk after %s, when the event of the end comes before the answer', async (press, title) => {
    await open(MARTA);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    network.respondTo('POST /api/desk/v1/session/end', async () => {
      await answered;
      return { data: null };
    });
    answerSession(network, null);
    const [button] = screen.getAllByRole('button', { name: press });
    fireEvent.click(button ?? document.body);
    stream.send('session-ended', {});
    await act(() => passTurns());
    expect(screen.queryByRole('dialog')).toBeNull();
    answer();
    await network.settled();
    if (title === null) expect(screen.getByRole('heading', { level: 1, name: 'Staff desk' })).toBeVisible();
    else expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('asks for nobody on a device that is not shared', async () => {
    await open(personSession('reception'));
    expect(screen.queryByRole('button', { name: 'Change person' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Sign out' }).length).toBeGreaterThan(0);
  });
});

describe('a session that the hotel ends', () => {
  it('lays the sign-in over an open desk as soon as the event arrives', async () => {
    await open(MARTA, '#orders/order-1');
    fireEvent.change(note() ?? document.body, { target: { value: 'The lift is out of' } });
    answerSession(network, null);
    stream.send('session-ended', {});
    await network.settled();
    expect(screen.getByRole('dialog', { name: 'The session has ended. Sign in again.' })).toBeVisible();
    expect(note()).toHaveValue('The lift is out of');
  });

  it('leaves the desks of others alone', async () => {
    await open(MARTA);
    stream.send('session-ended', {});
    await network.settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not take the desk away when the server does not answer', async () => {
    await open(MARTA);
    network.respondTo('GET /api/desk/v1/session', undefined);
    stream.send('session-ended', {});
    await network.settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a role that changes while the desk is open', () => {
  it('hides what it may not do any more after the first call that is refused', async () => {
    await open(MARTA, '#orders/order-1');
    answerSession(network, personSession('station', { device: SHARED }));
    network.respondTo('POST /api/desk/v1/orders/order-1/notes', () => Response.json({ data: null }, { status: 403 }));
    fireEvent.change(note() ?? document.body, { target: { value: 'Soon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the note' }));
    await network.settled();
    expect(screen.queryByRole('dialog', { name: /session has ended/ })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Chats' })).toEqual([]);
  });

  it('shows what it may do in addition when the stream begins again', async () => {
    await open(personSession('station', { device: SHARED }));
    expect(screen.queryAllByRole('link', { name: 'Chats' })).toEqual([]);
    answerSession(network, MARTA);
    stream.breaks();
    stream.opens();
    await network.settled();
    expect(screen.getAllByRole('link', { name: 'Chats' }).length).toBeGreaterThan(0);
  });
});
