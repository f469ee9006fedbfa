/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';

const network = fakeNetwork();
const stream = fakeDeskStream();

/** How many tones were played; each sound has two. jsdom has no audio. */
let tones: number;
class FakeAudio {
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => (tones += 1),
      stop: () => undefined,
    };
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (next: unknown) => next };
  }
  async close() {}
}

beforeEach(() => {
  tones = 0;
  globalThis.AudioContext = FakeAudio as unknown as typeof AudioContext;
  jest.useFakeTimers({
    now: Date.parse('2026-06-18T17:31:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const pass = async (seconds: number) => {
  act(() => void jest.advanceTimersByTime(seconds * 1000));
  await network.settled();
};

async function openDesk(orders = [deskOrder()]) {
  answerDesk(network, orders);
  await renderDesk({ network, stream });
}

it('sounds at once after the first tap, then every 20 seconds, until somebody acknowledges', async () => {
  await openDesk();
  await pass(60);
  expect(tones).toBe(0);
  expect(screen.getByText('The sound is off.')).toBeInTheDocument();
  await press('Switch the sound on');
  expect(tones).toBe(2);
  await pass(19);
  expect(tones).toBe(2);
  await pass(2);
  expect(tones).toBe(4);
  await press('Acknowledge');
  await pass(60);
  expect(tones).toBe(4);
  expect(document.title).toBe('Orders · Cala Verde');
});

it('sounds again for an order that arrives after the others were acknowledged', async () => {
  await openDesk();
  await press('Switch the sound on');
  await press('Acknowledge');
  const next = deskOrder({ uuid: 'order-2', num: '1002' });
  network.respondTo('GET /api/desk/v1/orders?group=draft', { data: [deskOrder(), next] });
  stream.opens();
  await network.settled();
  expect(tones).toBe(4);
  expect(screen.getByText('New orders: 1', { selector: 'strong' })).toBeInTheDocument();
  expect(document.title).toBe('(1) Orders · Cala Verde');
});

it('is silent once the sound is switched off, and goes on counting', async () => {
  await openDesk();
  await press('Switch the sound on');
  await press('Sound on');
  await pass(60);
  expect(tones).toBe(2);
  expect(document.title).toBe('(1) Orders · Cala Verde');
});
