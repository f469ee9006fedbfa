/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import { areaOf, DESK_AREAS } from './desk-areas';

const network = fakeNetwork();
const stream = fakeDeskStream();

const navigation = () => screen.getByRole('navigation', { name: 'Staff desk' });

describe('DeskFrame', () => {
  it('leads to every area and marks the open one', async () => {
    answerDesk(network);
    await renderDesk({ network, stream });
    const links = within(navigation()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(DESK_AREAS.map(({ id }) => `#${id}`));
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
      'Orders',
    ]);
  });

  it('counts the orders that nobody has accepted, in words too', async () => {
    answerDesk(network, [deskOrder(), deskOrder({ uuid: 'order-2', num: '1002' })]);
    await renderDesk({ network, stream });
    expect(within(navigation()).getByText('New orders: 2')).toBeInTheDocument();
    expect(document.title).toBe('(2) Orders · Cala Verde');
  });

  it('shows no badge while nothing waits', async () => {
    answerDesk(network);
    await renderDesk({ network, stream });
    expect(within(navigation()).queryByText(/New orders/)).toBeNull();
  });

  it('says since when the connection is lost', async () => {
    answerDesk(network);
    await renderDesk({ network, stream });
    stream.breaks();
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection since/);
    stream.opens();
    await network.settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('shows the orders for an address that names no area', () => {
  expect(areaOf('nowhere').id).toBe('orders');
});
