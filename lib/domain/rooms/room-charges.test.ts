import { pickFrom, seeded } from '@/tests/builders/generated/seeded';
import { addUp, toMinor } from '../money/money';
import { type ChargedOrder, chargeKind, openCharges, type Posting, roomBillState } from './room-charges';

const order = (changes: Partial<ChargedOrder> = {}): ChargedOrder => ({
  status: 'done',
  finalSum: toMinor(34.5),
  tip: toMinor(0),
  postings: [],
  ...changes,
});
const posted = (item: string, amount: number): Posting => ({ item, amount: toMinor(amount) });
const shown = (changes: Partial<ChargedOrder>) =>
  openCharges(order(changes)).map(({ item, kind, amount }) => [item, kind, amount / 1000]);

const ORDER = posted('order', 34.5);
const TIPPED = { finalSum: toMinor(36.5), tip: toMinor(2) };

describe('openCharges: rooms/RM16', () => {
  it.each<[string, Partial<ChargedOrder>, readonly unknown[]]>([
    ['a delivered order', {}, [['order', 'order', 34.5]]],
    ['an order that is not delivered yet', { status: 'accepted' }, []],
    ['an order that was cancelled', { status: 'cancelled' }, []],
    ['an order in a status of another system', { status: 'shipped' }, []],
    ['an order that costs nothing', { finalSum: toMinor(0) }, []],
    ['an order that is posted', { postings: [ORDER] }, []],
    [
      'an order with a tip',
      TIPPED,
      [
        ['order', 'order', 34.5],
        ['tip', 'tip', 2],
      ],
    ],
    ['a tip that came after the posting', { ...TIPPED, postings: [ORDER] }, [['tip', 'tip', 2]]],
    ['a tip that is posted', { ...TIPPED, postings: [ORDER, posted('tip', 2)] }, []],
    [
      'a tip that was raised after its posting',
      { finalSum: toMinor(39.5), tip: toMinor(5), postings: [ORDER, posted('tip', 2)] },
      [['tip#2', 'tip', 3]],
    ],
    [
      'an order that was reopened after its posting',
      { status: 'accepted', postings: [ORDER] },
      [['order#2', 'back', -34.5]],
    ],
    [
      'an order with a tip that was cancelled after its posting',
      { ...TIPPED, status: 'cancelled', postings: [ORDER, posted('tip', 2)] },
      [
        ['order#2', 'back', -34.5],
        ['tip#2', 'back', -2],
      ],
    ],
    ['a posting that was taken back', { status: 'accepted', postings: [ORDER, posted('order#2', -34.5)] }, []],
    [
      'an order that was delivered again',
      { postings: [ORDER, posted('order#2', -34.5)] },
      [['order#3', 'order', 34.5]],
    ],
    ['a posting that was a mistake and is undone', { postings: [posted('order#2', -34.5)] }, [['order', 'order', 69]]],
  ])('%s', (_, changes, charges) => {
    expect(shown(changes)).toEqual(charges);
  });

  it('says of a posted line what it was for', () => {
    expect(chargeKind(ORDER)).toBe('order');
    expect(chargeKind(posted('order#2', -34.5))).toBe('back');
    expect(chargeKind(posted('tip#3', 1))).toBe('tip');
  });

  it('adds up to what is owed and names nothing twice, whatever happens in whatever order', () => {
    const random = seeded(20260501);
    for (let life = 0; life < 300; life += 1) {
      let current = order({ status: 'draft' });
      const names = new Set<string>();
      for (let step = 0; step < 12; step += 1) {
        current = pickFrom(random, STEPS)(current, random);
        for (const { item } of current.postings) names.add(item);
        const charges = openCharges(current);
        const items = [...current.postings, ...charges].map(({ item }) => item);
        expect(new Set(items).size).toBe(items.length);
        expect(addUp([...current.postings, ...charges].map(({ amount }) => amount))).toBe(owed(current));
        // Posted as it stands, nothing is left.
        expect(openCharges({ ...current, postings: [...current.postings, ...charges] })).toEqual([]);
      }
    }
  });
});

/** The independent computation: what a delivered order costs in all. */
const owed = ({ status, finalSum }: ChargedOrder): number => (status === 'done' ? finalSum : 0);

type Step = (order: ChargedOrder, random: () => number) => ChargedOrder;
const STEPS: readonly Step[] = [
  (order) => ({ ...order, status: 'done' }),
  (order) => ({ ...order, status: 'accepted' }),
  (order) => ({ ...order, status: 'cancelled' }),
  (order) => ({ ...order, finalSum: addUp([order.finalSum, toMinor(1)]), tip: addUp([order.tip, toMinor(1)]) }),
  (order) => ({ ...order, postings: [...order.postings, ...openCharges(order)] }),
  (order) => ({ ...order, postings: [...order.postings, ...openCharges(order).slice(0, 1)] }),
  (order, random) => {
    const undone = Math.floor(random() * order.postings.length);
    return { ...order, postings: order.postings.filter((_, place) => place !== undone) };
  },
];

describe('roomBillState: rooms/RM21', () => {
  it.each<[string, Partial<ChargedOrder>, string | null]>([
    ['before the delivery', { status: 'accepted' }, null],
    ['after it', {}, 'open'],
    ['once it is posted', { postings: [ORDER] }, 'posted'],
    ['once it is posted without its tip', { ...TIPPED, postings: [ORDER] }, 'open'],
    ['once it was taken back, whatever the bill says', { status: 'cancelled', postings: [ORDER] }, null],
    ['of an order that costs nothing', { finalSum: toMinor(0) }, null],
  ])('%s', (_, changes, state) => {
    expect(roomBillState(order(changes))).toBe(state);
  });
});
