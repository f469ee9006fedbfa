/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, useEffect } from 'react';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useTranslations } from './hotel-context';
import { LateRetry, late } from './late';

const network = fakeNetwork();

function CartTitle({ guest }: { guest: string }) {
  const t = useTranslations();
  return <h2>{`${t('cart')} of ${guest}`}</h2>;
}

const Loading = () => <p>Loading</p>;
const OPTIONS = { waiting: Loading, failed: LateRetry };

it('shows the placeholder until code and dictionary are loaded, then the part with its own words and props', async () => {
  network.respondTo('GET /words/en?v=part', { cart: 'Basket' });
  const Part = late(async () => CartTitle, OPTIONS);
  renderInHotel(<Part guest="room 12" />, hotelView({ messagesVersion: 'part' }));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Basket of room 12' })).toBeVisible();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('repeats only what failed when the guest asks for it', async () => {
  network.respondTo('GET /words/en?v=fails', () => Response.json({}, { status: 503 }));
  const fetch = jest.fn(async () => CartTitle);
  const Part = late(fetch, OPTIONS);
  renderInHotel(<Part guest="room 12" />, hotelView({ messagesVersion: 'fails' }));
  const retry = await screen.findByRole('button');
  network.respondTo('GET /words/en?v=fails', { cart: 'Basket' });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Basket of room 12' })).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('fetches code again that could not be loaded, and not what is loaded', async () => {
  network.respondTo('GET /words/en?v=code', { cart: 'Basket' });
  const fetch = jest.fn(async () => CartTitle).mockRejectedValueOnce(new Error('ChunkLoadError'));
  fetch.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Part = late(fetch, OPTIONS);
  const hotel = hotelView({ messagesVersion: 'code' });
  const { unmount } = renderInHotel(<Part guest="room 12" />, hotel);
  await userEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Basket of room 12' })).toBeVisible();
  unmount();
  renderInHotel(<Part guest="room 13" />, hotel);
  expect(screen.getByRole('heading', { name: 'Basket of room 13' })).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('shows code that is loaded ahead without the placeholder, and fetches no dictionary for the words of the page', async () => {
  const Part = late(async () => CartTitle, { ...OPTIONS, hasPageWords: true });
  await Part.load();
  // A request would be one that the network does not expect.
  renderInHotel(<Part guest="room 12" />, hotelView({ messagesVersion: 'not asked for' }));
  expect(screen.getByRole('heading', { name: 'Cart of room 12' })).toBeVisible();
});

/** A component as a response of the server names it, which has a new reference each time. */
const fromServer = <Props,>(Component: ComponentType<Props>) =>
  ({
    $$typeof: Symbol.for('react.lazy'),
    _payload: Component,
    _init: (payload: unknown) => payload,
  }) as unknown as ComponentType<Props>;

it.each([
  ['a component of the browser', (Part: ComponentType<{ guest: string }>) => Part],
  ['a component of the server', fromServer],
])('stays mounted when its parent, %s, renders again', async (_parent, reference) => {
  const onMount = jest.fn();
  function Guest({ guest }: { guest: string }) {
    useEffect(() => void onMount(), []);
    return <p>{guest}</p>;
  }
  const Part = late(async () => Guest, { hasPageWords: true });
  await Part.load();
  const element = (guest: string) => createElement(reference(Part), { guest });
  const { rerender } = renderInHotel(element('room 12'));
  for (const guest of ['room 13', 'room 14']) {
    rerender(element(guest));
    expect(screen.getByText(guest)).toBeVisible();
  }
  expect(onMount).toHaveBeenCalledTimes(1);
});

it('shows nothing in the place of an extra that could not be loaded', async () => {
  const fetch = jest.fn(() => Promise.reject<typeof CartTitle>(new Error('ChunkLoadError')));
  const Part = late(fetch, { waiting: Loading, hasPageWords: true });
  renderInHotel(
    <main>
      <Part guest="room 12" />
    </main>,
  );
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps the page when a part throws, and renders the part after a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Broken() {
    if (isBroken) throw new Error('the part is broken');
    return <p>The bell</p>;
  }
  const Part = late(async () => Broken, { ...OPTIONS, hasPageWords: true });
  renderInHotel(
    <>
      <p>The lobby</p>
      <Part />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The bell')).toBeVisible();
  expect(screen.getByText('The lobby')).toBeVisible();
});
