/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '@/lib/words/en.json';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { chatServer } from '@/tests/builders/screen/chat-server';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { browserEngine } from '../engine/browser-engine';
import { ChatSlot } from './chat-slot';

const network = fakeNetwork();
fakeEventStream();

beforeEach(() => void chatServer(network));
afterEach(() => act(() => browserEngine().clear()));

it('shows the chat once its words are loaded', async () => {
  network.respondTo('GET /words/en', english);
  renderInHotel(<ChatSlot />, hotelView({ messagesVersion: 'loaded' }));
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible();
});

it('offers a retry when its words do not load, and shows the chat after it', async () => {
  network.respondTo('GET /words/en', undefined);
  renderInHotel(<ChatSlot />, hotelView({ messagesVersion: 'not loaded' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.respondTo('GET /words/en', english);
  await userEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible();
});
