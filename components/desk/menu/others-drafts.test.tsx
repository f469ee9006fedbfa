/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { keptMenu, MENU_CALLS } from '@/tests/builders/screen/menu-desk';
import type { Menu } from './menu-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

it('shows the drafts that others have written meanwhile when their list is opened', async () => {
  answerDesk(network);
  network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu() });
  await renderDesk({ network, stream, address: '#menu' });
  const drafts: Menu['drafts'] = [
    { item: 'sequence:root', title: null, kind: 'changed', staff: 'Marta', updated_at: '2026-06-18T08:00:00Z' },
  ];
  network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu({ drafts }) });
  act(() => {
    window.location.hash = '#menu/drafts';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(await screen.findByText('Order of the sections')).toBeVisible();
});
