/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuTexts } from '@/lib/device/desk/menu-texts';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { keptMenu, MENU_CALLS, menuEntry, menuRefusal, openEditor, savesItem } from '@/tests/builders/screen/menu-desk';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();
afterEach(() => menuTexts.changeNow(() => ({})));

const CALL = `${MENU_CALLS}/items/product:100`;
const typed = { id: 100, title: { en: 'Broth' }, price: 5 };
const typedBefore = () =>
  menuTexts.changeNow(() => ({ 'product:100': { value: typed, base: menuEntry().value ?? {}, version: 'v1' } }));
const openDrafts = async () => {
  answerDesk(network);
  network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu({ drafts: [FISH, SOUP] }) });
  await renderDesk({ network, stream, address: '#menu/drafts' });
};
const draftOf = (item: MenuItem, title: string) => ({
  ...{ item, title: { en: title }, kind: 'changed' as const, staff: 'Marta' },
  updated_at: '2026-06-18T10:00:00Z',
});
const FISH = draftOf('product:101', 'Fish');
const SOUP = draftOf('product:100', 'Soup');
const unsaved = () => screen.queryByText(/^Typed on this device and not saved yet/);

it('saves after another sign-in what was typed in an editor that is closed', async () => {
  await openEditor({ network, stream }, menuEntry());
  network.respondTo(`POST ${CALL}`, menuRefusal(401));
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  act(() => {
    window.location.hash = '#menu';
    window.dispatchEvent(new Event('hashchange'));
  });
  const again = await screen.findByRole('dialog', { name: /^The session has ended/ }, { timeout: 3000 });
  const saved = savesItem(network, menuEntry());
  const session = { data: { name: 'Marta', expires_at: '2026-06-19T05:30:00Z' } };
  network.respondTo('POST /api/desk/v1/session', session);
  await userEvent.type(within(again).getByLabelText(/^Staff key/), 'key');
  await userEvent.click(within(again).getByRole('button', { name: 'Open the desk' }));
  await network.settled();
  await waitFor(() => expect(menuTexts.get()).toEqual({}));
  expect(saved).toMatchObject([{ value: { title: { en: 'Soup!' } } }]);
});

it('saves after a reload what was typed of an item that nobody opens', async () => {
  typedBefore();
  network.respondTo(`GET ${CALL}`, { data: menuEntry() });
  const saved = savesItem(network, menuEntry());
  await openDrafts();
  await waitFor(() => expect(menuTexts.get()).toEqual({}));
  expect(saved).toEqual([{ value: typed, version: 'v1' }]);
  expect(unsaved()).toBeNull();
});

it('lists above the drafts what is not saved, and saves it once there is a connection', async () => {
  typedBefore();
  network.respondTo(`GET ${CALL}`, () => undefined);
  await openDrafts();
  expect(unsaved()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Broth' })).toHaveAttribute('href', '#menu/product:100');
  network.respondTo(`GET ${CALL}`, { data: menuEntry() });
  const saved = savesItem(network, menuEntry());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(unsaved()).toBeNull());
  expect(saved).toHaveLength(1);
});

it('keeps in the list what the server refuses, and saves it once when its editor has corrected it', async () => {
  typedBefore();
  network.respondTo(`GET ${CALL}`, { data: menuEntry() });
  network.respondTo(`POST ${CALL}`, menuRefusal(422, { title: 'is too long' }));
  await openDrafts();
  await userEvent.click(screen.getByRole('link', { name: 'Broth' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('is too long');
  const saved = savesItem(network, menuEntry());
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await screen.findByText('Saved as a draft.', {}, { timeout: 3000 });
  expect(saved).toMatchObject([{ value: { title: { en: 'Broth!' } }, version: 'v1' }]);
});

it('shows what was typed of an item that is gone', async () => {
  typedBefore();
  for (const method of ['GET', 'POST']) network.respondTo(`${method} ${CALL}`, menuRefusal(404));
  await openDrafts();
  await userEvent.click(screen.getByRole('link', { name: 'Broth' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: this is no longer in the menu.');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Broth');
});

it('forgets what was typed of what is discarded', async () => {
  typedBefore();
  network.respondTo(`GET ${CALL}`, menuRefusal(404));
  await openDrafts();
  network.respondTo(`POST ${MENU_CALLS}/discard`, { data: keptMenu({ drafts: [FISH, SOUP] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Discard , Fish' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(unsaved()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard all drafts' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(unsaved()).toBeNull());
});
