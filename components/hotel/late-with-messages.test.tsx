/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useTranslations } from './hotel-context';
import { lateWithMessages } from './late-with-messages';

const network = fakeNetwork();

function CartTitle({ guest }: { guest: string }) {
  const t = useTranslations();
  return <h2>{`${t('cart')} of ${guest}`}</h2>;
}

it('shows the placeholder until code and dictionary are loaded, then the part with its own words and props', async () => {
  network.respondTo('GET /words/en?v=part', { cart: 'Basket' });
  const Part = lateWithMessages(async () => CartTitle, <p>Loading</p>);
  renderInHotel(<Part guest="room 12" />, hotelView({ messagesVersion: 'part' }));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Basket of room 12' })).toBeVisible();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('repeats only what failed when the guest asks for it', async () => {
  network.respondTo('GET /words/en?v=fails', () => Response.json({}, { status: 503 }));
  const fetch = jest.fn(async () => CartTitle);
  const Part = lateWithMessages(fetch, <p>Loading</p>);
  renderInHotel(<Part guest="room 12" />, hotelView({ messagesVersion: 'fails' }));
  const retry = await screen.findByRole('button');
  network.respondTo('GET /words/en?v=fails', { cart: 'Basket' });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Basket of room 12' })).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('fetches code again that could not be loaded', async () => {
  network.respondTo('GET /words/en?v=code', { cart: 'Basket' });
  const fetch = jest.fn(async () => CartTitle).mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Part = lateWithMessages(fetch, <p>Loading</p>);
  renderInHotel(<Part guest="room 12" />, hotelView({ messagesVersion: 'code' }));
  await userEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('heading', { name: 'Basket of room 12' })).toBeVisible();
});
