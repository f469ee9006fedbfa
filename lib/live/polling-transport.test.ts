import { fakePage } from '@/tests/builders/fake-page';
import type { Channel } from './channel';
import { pollingTransport } from './polling-transport';

const order: Channel = { kind: 'orders', uuids: ['a'] };

function asked(channel: Channel) {
  const page = fakePage();
  const told: string[] = [];
  const leave = pollingTransport(page).subscribe(channel, ({ type }) => told.push(type));
  return { page, told, leave };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an upstream that publishes nothing', () => {
  it.each([order, { kind: 'chat', uuid: 'c' } as const])('is asked again every ten seconds about %j', (channel) => {
    const { told } = asked(channel);
    jest.advanceTimersByTime(9_999);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual(['resumed']);
    jest.advanceTimersByTime(20_000);
    expect(told).toHaveLength(3);
  });

  it('is not asked again about orders that are all over, unless the guest comes back to the tab', () => {
    const { page, told } = asked({ ...order, isOpen: false });
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    page.hide();
    page.show();
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual(['resumed']);
  });

  it('is left alone while nobody looks, and asked at once when somebody does again', () => {
    const { page, told } = asked(order);
    page.hide();
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    page.show();
    expect(told).toEqual(['resumed']);
    jest.advanceTimersByTime(10_000);
    expect(told).toHaveLength(2);
  });

  it('is left alone in a tab that was opened behind another', () => {
    const page = fakePage();
    page.hide();
    const told: string[] = [];
    pollingTransport(page).subscribe(order, ({ type }) => told.push(type));
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });

  it('is left alone when nobody waits any more, or there is nothing to wait for', () => {
    const { page, told, leave } = asked(order);
    leave();
    page.hide();
    page.show();
    asked({ kind: 'orders', uuids: [] });
    jest.advanceTimersByTime(60_000);
    expect([told, page.listeners(), jest.getTimerCount()]).toEqual([[], 0, 0]);
  });
});
