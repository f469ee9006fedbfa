import { fakeLocks } from '@/tests/builders/fake-locks';
import { moments, withPageAround } from '@/tests/builders/page-around';
import { phoneStorage } from '@/tests/builders/phone-storage';
import { aloneAmongTabs } from './alone-among-tabs';
import { lockBoard } from './lock-board';
import { orderTurnOptions } from './order-turn';
import { remembered } from './remembered';
import { sendingTurns } from './sending-turns';

withPageAround();
const locks = fakeLocks();

/** A tab of a phone, how long it has waited, and a way to read and write. */
function tabOf(storage: ReturnType<typeof phoneStorage>) {
  const { shelf } = storage.openTab();
  const waited: number[] = [];
  const turns = sendingTurns({
    alone: (work) => aloneAmongTabs('order-sending', work),
    board: lockBoard('order-turn'),
    written: remembered({ ...orderTurnOptions, shelf: () => shelf }),
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      await moments(10);
    },
  });
  return { shelf, turns, waited };
}

describe('the turns of the tabs of a phone', () => {
  it('are taken one after the other', async () => {
    const storage = phoneStorage();
    const [one, other] = [tabOf(storage), tabOf(storage)];
    const happened: string[] = [];
    const work = (name: string) => async () => {
      happened.push(`${name} begins`);
      await moments(100);
      happened.push(`${name} ends`);
    };
    await Promise.all([one.turns.take(work('one')), other.turns.take(work('other'))]);
    expect(happened).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  it('begin when what the last one has written can be read', async () => {
    const storage = phoneStorage(() => 200);
    const [one, other] = [tabOf(storage), tabOf(storage)];
    const first = one.turns.take(async () => {
      one.shelf.setItem('what', 'written');
      await one.turns.note();
    });
    const read = other.turns.take(async () => other.shelf.getItem('what'));
    await first;
    expect(other.shelf.getItem('what')).toBeNull();
    expect(await read).toBe('written');
    expect(other.waited.length).toBeGreaterThan(1);
  });

  it('count on from whoever has come furthest', async () => {
    const storage = phoneStorage();
    const [one, other] = [tabOf(storage), tabOf(storage)];
    for (const { turns } of [one, other, one]) await turns.take(() => turns.note());
    expect(one.shelf.getItem('order-turn')).toBe('3');
    expect(locks.held().sort()).toEqual(['order-turn:2', 'order-turn:3']);
  });

  it('wait for nobody where nothing was written', async () => {
    const storage = phoneStorage();
    const [one, other] = [tabOf(storage), tabOf(storage)];
    await one.turns.take(async () => undefined);
    await other.turns.take(async () => undefined);
    expect([one.waited, other.waited, locks.held()]).toEqual([[], [], []]);
  });

  it('begin all the same where storage does not tell, and go on from there', async () => {
    const [one, stranger] = [tabOf(phoneStorage()), tabOf(phoneStorage())];
    await one.turns.take(() => one.turns.note());
    await stranger.turns.take(() => stranger.turns.note());
    expect(stranger.waited).toHaveLength(200);
    expect(stranger.shelf.getItem('order-turn')).toBe('2');
    await stranger.turns.take(async () => undefined);
    expect(stranger.waited).toHaveLength(200);
  });

  it('leave no lock behind when the page is left', async () => {
    const { turns } = tabOf(phoneStorage());
    await turns.take(() => turns.note());
    expect(locks.held()).toEqual(['order-turn:1']);
    window.dispatchEvent(new Event('pagehide'));
    await moments(10);
    expect(locks.held()).toEqual([]);
  });
});

describe('a browser without locks', () => {
  beforeEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('sends all the same', async () => {
    const { turns, waited } = tabOf(phoneStorage());
    await turns.take(() => turns.note());
    expect(await turns.take(async () => 'done')).toBe('done');
    expect(waited).toEqual([]);
  });
});
