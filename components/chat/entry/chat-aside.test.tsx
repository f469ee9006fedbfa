/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { pageStore } from '@/lib/state/page-store';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { chatServer } from '@/tests/builders/screen/chat-server';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { browserEngine } from '../engine/browser-engine';
import { isChatBeside } from './beside-chat';
import { ChatAside, ChatModal } from './chat-modal';

const network = fakeNetwork();
fakeEventStream();
let device: ReturnType<typeof fakeDevice>;

beforeEach(() => {
  device = fakeDevice({ width: 1280 });
  chatServer(network);
  resetOverlays();
});
afterEach(() => {
  act(() => {
    browserEngine().clear();
    pageStore.set(isChatBeside, false);
  });
  device.restore();
});

const withPath = (path: string, shown: React.ReactNode) => (
  <PathnameContext.Provider value={path}>{shown}</PathnameContext.Provider>
);
const panel = () => screen.findByRole('complementary', { name: 'Reception' });

it('puts the chat beside the page instead of an overlay, and leaves no step in the history', async () => {
  renderInHotel(withPath('/home', <OverlayHost bodies={{ chat: ChatModal }} />));
  act(() => openOverlay('chat'));
  await waitFor(() => expect(openOverlays()).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pageStore.get(isChatBeside)).toBe(true);
});

it('stays an overlay on the chat’s own page', async () => {
  renderInHotel(withPath('/chat', <OverlayHost bodies={{ chat: ChatModal }} />));
  act(() => openOverlay('chat'));
  expect(await screen.findByRole('dialog', { name: 'Reception' })).toBeVisible();
  expect(pageStore.get(isChatBeside)).toBe(false);
});

it('takes the focus, and is closed by Escape from any of its controls', async () => {
  pageStore.set(isChatBeside, true);
  renderInHotel(withPath('/home', <ChatAside />));
  expect(await panel()).toHaveFocus();
  const name = await screen.findByRole('textbox', { name: 'Your name' });
  await userEvent.type(name, 'Ada');
  await userEvent.keyboard('{Escape}');
  expect(pageStore.get(isChatBeside)).toBe(false);
});

it('shows nothing on the chat’s own page, and comes back on another one', async () => {
  const { rerender } = renderInHotel(withPath('/chat', <ChatAside />));
  expect(screen.queryByRole('complementary')).toBeNull();
  rerender(withPath('/products/102', <ChatAside />));
  expect(await panel()).toBeVisible();
});

it('becomes an overlay in a window that is too narrow', async () => {
  device.restore();
  device = fakeDevice({ width: 800 });
  pageStore.set(isChatBeside, true);
  renderInHotel(withPath('/home', <ChatAside />));
  await waitFor(() => expect(openOverlays()).toMatchObject([{ name: 'chat' }]));
  expect(pageStore.get(isChatBeside)).toBe(false);
});
