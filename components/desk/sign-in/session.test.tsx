/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const SESSION = { name: 'Marta', expires_at: '2026-06-19T05:30:00Z' };
const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe('the sign-in of the desk', () => {
  const signIn = async () => {
    type(/^Your name/, 'Marta');
    type(/^Staff key/, 'a key');
    fireEvent.submit(screen.getByRole('button', { name: 'Open the desk' }));
    await network.settled();
  };
  beforeEach(() => {
    answerDesk(network);
    network.respondTo('GET /api/desk/v1/session', { data: null });
  });

  it.each([
    [401, /This key does not open the desk/],
    [429, /Too many attempts/],
    [503, /did not answer/],
  ])('keeps the name and the key after the refusal %d and says why', async (status, words) => {
    network.respondTo('POST /api/desk/v1/session', () => Response.json({ data: null }, { status }));
    await renderDesk({ network, stream });
    await signIn();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Marta');
    expect(screen.getByLabelText(/^Staff key/)).toHaveValue('a key');
  });

  it('opens the orders with the right key', async () => {
    await renderDesk({ network, stream });
    network.respondTo('POST /api/desk/v1/session', { data: SESSION });
    network.respondTo('GET /api/desk/v1/session', { data: SESSION });
    await signIn();
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  });

  it('says that it needs a cookie in a browser that keeps none', async () => {
    network.respondTo('POST /api/desk/v1/session', { data: SESSION });
    await renderDesk({ network, stream });
    await signIn();
    expect(screen.getByRole('alert')).toHaveTextContent(/keeps no cookies/);
    expect(screen.getByLabelText(/^Staff key/)).toHaveValue('a key');
  });
});

describe('a session that ends while the desk is open', () => {
  const unauthorized = () => Response.json({ data: null }, { status: 401 });

  it('asks for the key over the desk, keeps the note that was typed, and reads the orders again after it', async () => {
    answerDesk(network, [deskOrder()]);
    await renderDesk({ network, stream });
    fireEvent.click(screen.getByRole('button', { name: /^Show order #1001/ }));
    await screen.findByRole('dialog', { name: 'Order #1001' });
    type(/^Note to the guest/, 'The lift is out of');
    network.respondTo('POST /api/desk/v1/orders/order-1/notes', unauthorized);
    fireEvent.click(screen.getByRole('button', { name: 'Send the note' }));
    await network.settled();
    const dialog = screen.getByRole('dialog', { name: 'The session has ended. Sign in again.' });
    expect(within(dialog).getByLabelText(/^Your name/)).toHaveValue('Marta');
    expect(screen.getByLabelText(/^Note to the guest/)).toHaveValue('The lift is out of');

    network.respondTo('POST /api/desk/v1/session', { data: SESSION });
    fireEvent.change(within(dialog).getByLabelText(/^Staff key/), { target: { value: 'a key' } });
    const before = network.requests.length;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Open the desk' }));
    await network.settled();
    stream.opens();
    await network.settled();
    expect(screen.queryByRole('dialog', { name: /session has ended/ })).toBeNull();
    expect(screen.getByLabelText(/^Note to the guest/)).toHaveValue('The lift is out of');
    expect(network.requests.slice(before)).toContain('GET /api/desk/v1/orders?group=draft');
  });

  it('shows the sign-in alone after signing out', async () => {
    answerDesk(network, [deskOrder()]);
    network.respondTo('POST /api/desk/v1/session/end', { data: null });
    await renderDesk({ network, stream });
    const [signOut] = screen.getAllByRole('button', { name: 'Sign out' });
    if (signOut !== undefined) fireEvent.click(signOut);
    await network.settled();
    expect(screen.getByRole('heading', { name: 'Staff desk' })).toBeInTheDocument();
    expect(screen.queryByText('Anna Weber')).toBeNull();
  });
});
