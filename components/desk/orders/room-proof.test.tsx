/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder, DeskSettings } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const ANY = /Room proven by|not proven/;

async function openBoard(parts: Partial<DeskOrder>, room_proof: DeskSettings['room_proof']) {
  const order = deskOrder(parts);
  answerDesk(network, [order], [], { settings: { room_proof } });
  network.respondTo('GET /api/desk/v1/orders?group=pending', {
    data: order.ostatus_id === 'accepted' ? [order] : [],
  });
  await renderDesk({ network, stream });
}

const ticket = () => within(screen.getByRole('article', { name: 'Order #1001' }));
const openDetails = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Show order #1001/ }));
  return within(await screen.findByRole('dialog', { name: 'Order #1001' }));
};

describe('the proof of an order’s room', () => {
  it.each([
    ['code', 'Room proven by its code'],
    ['digits', 'Room proven by the stay code'],
    ['none', 'Room not proven'],
  ] as const)('is in the details of an order that was proven by %s', async (room_proof, words) => {
    await openBoard({ room_proof }, 'for_charges');
    expect(ticket().queryByText(ANY)).toBeNull();
    expect((await openDetails()).getByText(words)).toBeInTheDocument();
  });

  it('is nowhere in a hotel that asks for none', async () => {
    await openBoard({ room_proof: 'code', charges_room: true }, 'off');
    expect(ticket().queryByText(ANY)).toBeNull();
    expect((await openDetails()).queryByText(ANY)).toBeNull();
  });

  it('stands above the payment of the runner’s ticket', async () => {
    await openBoard({ ostatus_id: 'accepted', room_proof: 'digits' }, 'for_orders');
    fireEvent.click(screen.getByRole('button', { name: 'Runner' }));
    await network.settled();
    expect(ticket().getByText('Room proven by the stay code')).toBeInTheDocument();
    // The device remembers the view.
    fireEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
  });
});

describe('a charge to a room that nobody has proven', () => {
  it.each(['off', 'for_charges', 'for_orders'] as const)(
    'is marked on the ticket and in the details with the policy %s',
    async (policy) => {
      await openBoard({ charges_room: true }, policy);
      expect(ticket().getByText('Charge to a room, not proven')).toBeInTheDocument();
      const details = await openDetails();
      expect(details.getByText('Charge to a room, not proven')).toBeInTheDocument();
      expect(details.queryByText('Room not proven')).toBeNull();
    },
  );

  it('is not marked once it is proven', async () => {
    await openBoard({ charges_room: true, room_proof: 'code' }, 'for_charges');
    expect(ticket().queryByText(ANY)).toBeNull();
    expect((await openDetails()).getByText('Room proven by its code')).toBeInTheDocument();
  });
});
