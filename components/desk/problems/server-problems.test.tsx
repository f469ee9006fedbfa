/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { ServerProblem } from '../live/use-server-problems';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

async function openWith(problem: ServerProblem) {
  answerDesk(network);
  network.respondTo('GET /api/desk/v1/problems', { data: [problem] });
  await renderDesk({ network, stream, address: '#problems' });
}

const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const badge = () => within(screen.getByRole('navigation', { name: 'Staff desk' })).getByText(/^Problems: /);

it('shows a clock that is far ahead with both times and the command for the operator, and counts it', async () => {
  await openWith({ kind: 'clock-ahead', since: '2026-05-01T10:00:00.000Z', details: ['2028-07-09T10:30:00.000Z'] });
  expect(rows('The server needs its operator')).toEqual([
    expect.stringMatching(
      /clock says 2028-07-09 10:30 UTC.* 2026-05-01 10:00 UTC.*No personal data is deleted.*trust-clock$/,
    ),
  ]);
  expect(badge()).toHaveTextContent('Problems: 1');
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('shows what is wrong with the hotel’s files, and since when', async () => {
  const details = ['aurora/hotel.json:2:12 is no JSON', 'aurora/words/en.json:1:1 home: unknown'];
  await openWith({ kind: 'files-not-imported', since: '2026-05-01T10:00:00.000Z', details });
  expect(rows('The server needs its operator')).toEqual([
    expect.stringMatching(/since 2026-05-01 10:00 UTC.*hotel.json:2:12 is no JSON.*words\/en.json:1:1 home: unknown$/),
  ]);
  expect(badge()).toHaveTextContent('Problems: 1');
});

it('leads from a menu that was not published to its drafts, with what is wrong in the reader’s language there', async () => {
  const details = ['Soup: price: a price is not below 0'];
  await openWith({ kind: 'menu-not-published', since: '2026-06-18T04:00:00.000Z', details });
  expect(rows('Menu')).toEqual([expect.stringMatching(/^Guests see the menu as it was.*Drafts$/)]);
  expect(screen.getByText(/^The publication of .* failed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Drafts' })).toHaveAttribute('href', '#menu/drafts');
  expect(screen.queryByText(/a price is not below 0/)).toBeNull();
  expect(screen.queryByText('The server needs its operator')).toBeNull();
  expect(badge()).toHaveTextContent('Problems: 1');
});
