import { fakePage } from '@/tests/builders/browser/fake-page';
import type { Channel } from './channel';
import { pollingTransport } from './polling-transport';

const order: Channel = { kind: 'orders', uuids: ['a'] };

function asked(channel: Channel) {
  const page = fakePage();
  const events: string[] = [];
  const leave = pollingTransport(page).subscribe(channel, ({ type }) => events.push(type));
  return { page, events, leave };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the polling transport', () => {
  it.each([order, { kind: 'chat', uuid: 'c' } as const])(
    'makes subscribers fetch every ten seconds for the channel %j',
    (channel) => {
      const { events } = asked(channel);
      jest.advanceTimersByTime(9_999);
      expect(events).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(events).toEqual(['resumed']);
      jest.advanceTimersByTime(20_000);
      expect(events).toHaveLength(3);
    },
  );

  it('does not poll for finished orders, but fetches when the tab becomes visible', () => {
    const { page, events } = asked({ ...order, hasOpenOrders: false });
    jest.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
    page.hide();
    page.show();
    jest.advanceTimersByTime(60_000);
    expect(events).toEqual(['resumed']);
  });

  it('does not poll in a hidden tab and fetches at once when it becomes visible', () => {
    const { page, events } = asked(order);
    page.hide();
    jest.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
    page.show();
    expect(events).toEqual(['resumed']);
    jest.advanceTimersByTime(10_000);
    expect(events).toHaveLength(2);
  });

  it('does not poll in a tab that was opened in the background', () => {
    const page = fakePage();
    page.hide();
    const events: string[] = [];
    pollingTransport(page).subscribe(order, ({ type }) => events.push(type));
    jest.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
  });

  it('does not poll after unsubscribing or for an empty channel', () => {
    const { page, events, leave } = asked(order);
    leave();
    page.hide();
    page.show();
    asked({ kind: 'orders', uuids: [] });
    jest.advanceTimersByTime(60_000);
    expect([events, page.listeners(), jest.getTimerCount()]).toEqual([[], 0, 0]);
  });
});
