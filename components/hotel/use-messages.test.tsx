/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useMessages } from './use-messages';

const network = fakeNetwork();

function Dictionary() {
  const { messages, hasFailed, isBusy, retry } = useMessages();
  return (
    <button type="button" aria-busy={isBusy} onClick={retry}>
      {messages?.cart ?? (hasFailed ? 'failed' : 'none')}
    </button>
  );
}

const dictionary = (messagesVersion: string) => hotelView({ messagesVersion });
const requests = (address: string) => network.requests.filter((request) => request === `GET ${address}`);

it('fetches the dictionary once for all components that use it', async () => {
  network.respondTo('GET /words/en?v=once', { cart: 'Basket' });
  renderInHotel(
    <>
      <Dictionary />
      <Dictionary />
    </>,
    dictionary('once'),
  );
  await waitFor(() => expect(screen.getAllByText('Basket')).toHaveLength(2));
  expect(requests('/words/en?v=once')).toHaveLength(1);
});

it('reports a failed request and fetches the dictionary again on a retry', async () => {
  network.respondTo('GET /words/en?v=again', () => Response.json({}, { status: 503 }));
  renderInHotel(<Dictionary />, dictionary('again'));
  expect(await screen.findByText('failed')).toBeVisible();
  network.respondTo('GET /words/en?v=again', { cart: 'Basket' });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Basket')).toBeVisible();
});

it('fetches the dictionary again when the device comes online after a failed request', async () => {
  network.respondTo('GET /words/en?v=online', () => Response.json({}, { status: 503 }));
  renderInHotel(<Dictionary />, dictionary('online'));
  expect(await screen.findByText('failed')).toBeVisible();
  network.respondTo('GET /words/en?v=online', { cart: 'Basket' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Basket')).toBeVisible();
  expect(requests('/words/en?v=online')).toHaveLength(2);
});

it('fetches the dictionary again when another component needs it after a failed request', async () => {
  network.respondTo('GET /words/en?v=later', () => Response.json({}, { status: 503 }));
  const { unmount } = renderInHotel(<Dictionary />, dictionary('later'));
  expect(await screen.findByText('failed')).toBeVisible();
  unmount();
  network.respondTo('GET /words/en?v=later', { cart: 'Basket' });
  renderInHotel(<Dictionary />, dictionary('later'));
  expect(await screen.findByText('Basket')).toBeVisible();
});

it('fetches another dictionary when the language of the page changes', async () => {
  network.respondTo('GET /words/en?v=two', { cart: 'Basket' });
  network.respondTo('GET /words/de?v=two', { cart: 'Korb' });
  const { unmount } = renderInHotel(<Dictionary />, dictionary('two'));
  expect(await screen.findByText('Basket')).toBeVisible();
  unmount();
  await act(async () => {
    renderInHotel(<Dictionary />, hotelView({ messagesVersion: 'two', language: 'de' }));
  });
  expect(await screen.findByText('Korb')).toBeVisible();
});
