/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';

const network = fakeNetwork();
const stream = fakeDeskStream();

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const CALLS = '/api/desk/v1/rooms';

async function openRooms() {
  const room = { room: '101', stay: 4, since: null, leaves_on: null, code_version: 1 };
  answerDesk(network);
  network.respondTo(`GET ${CALLS}`, { data: { rooms: [room], places: [] } });
  await renderDesk({ network, stream, address: '#rooms' });
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
async function askForCode() {
  await press('More for Room 101');
  await press('Stay code');
}

/** Answers with a code, and records for which room each call asks. */
function answerCode(stay_code: string): unknown[] {
  const bodies: unknown[] = [];
  network.respondTo(`POST ${CALLS}/stay-code`, async (request: Request) => {
    bodies.push(await request.json());
    return { data: { stay_code } };
  });
  return bodies;
}

async function openCode() {
  await openRooms();
  const bodies = answerCode('482913');
  await askForCode();
  return bodies;
}

it('the stay code is read when staff ask for it, in two groups for the eye and as one for screen readers', async () => {
  const bodies = await openCode();
  expect(bodies).toEqual([{ room: '101' }]);
  const dialog = within(screen.getByRole('dialog', { name: 'Stay code of room 101' }));
  expect(dialog.getByText('482913')).toBeInTheDocument();
  expect(dialog.getByText('482').parentElement).toHaveAttribute('aria-hidden', 'true');
  expect(dialog.getByText('913')).toBeInTheDocument();
});

it('the stay code is hidden after a minute', async () => {
  await openCode();
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(screen.getByText('482913')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(screen.queryByText('482913')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the stay code is hidden by a tap, and read again when staff ask again', async () => {
  const bodies = await openCode();
  await press('Hide');
  expect(screen.queryByText('482913')).toBeNull();
  await askForCode();
  expect(bodies).toHaveLength(2);
});

it('the stay code is hidden with its area', async () => {
  await openCode();
  window.location.hash = '#orders';
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  window.location.hash = '#rooms';
  await screen.findByRole('heading', { level: 1, name: 'Rooms' });
  expect(screen.queryByText('482913')).toBeNull();
});

it('the stay code can be asked for again when nobody answers', async () => {
  await openRooms();
  network.respondTo(`POST ${CALLS}/stay-code`, undefined);
  await askForCode();
  expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
  answerCode('012345');
  await press('Try again');
  expect(screen.getByText('012345')).toBeInTheDocument();
});

it('the stay code is hidden when the session ends', async () => {
  await openRooms();
  answerCode('482913');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await askForCode();
  expect(screen.getByText('482913')).toBeInTheDocument();
  // The rooms are read again a minute after the area has opened.
  network.respondTo(`GET ${CALLS}`, () => Response.json({ refusal: 'unauthorized' }, { status: 401 }));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await network.settled();
  expect(screen.getByRole('dialog', { name: /session has ended/ })).toBeInTheDocument();
  expect(screen.queryByText('482913')).toBeNull();
});
