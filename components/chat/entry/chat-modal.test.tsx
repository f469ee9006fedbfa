/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { chatServer } from '@/tests/builders/screen/chat-server';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { browserEngine } from '../engine/browser-engine';
import { ChatModal } from './chat-modal';

const network = fakeNetwork();
fakeEventStream();
const languages = ['en', 'es'].map((code) => ({ code, name: code, label: code, flag: 'gb' }));

beforeEach(() => {
  chatServer(network);
  resetOverlays();
});
afterEach(() => act(() => browserEngine().clear()));

const show = (path: string) =>
  renderInHotel(
    <PathnameContext.Provider value={path}>
      <button type="button" onClick={() => openOverlay('chat')}>
        Chat
      </button>
      <OverlayHost bodies={{ chat: ChatModal }} />
    </PathnameContext.Provider>,
    hotelView({ languages: languages as never }),
  );

async function open(path = '/home') {
  show(path);
  screen.getByRole('button', { name: 'Chat' }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Reception' });
}

it('opens by keyboard as a dialog with the name of the reception, and asks who writes', async () => {
  expect(await open()).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible();
});

// The browser returns the focus: tests/e2e/chat-entry.spec.ts.
it('closes by keyboard with its button', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Your name' });
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['shows the language button on the pages of the chat', '/chat', 1],
  ['has no language button elsewhere', '/home', 0],
])('%s', async (_title, path, count) => {
  await open(path);
  await screen.findByRole('textbox', { name: 'Your name' });
  expect(screen.queryAllByRole('button', { name: /^Language/ })).toHaveLength(count);
});
