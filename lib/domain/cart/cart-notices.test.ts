import fc from 'fast-check';
import { cartLine, cartProduct, cartSection } from '@/tests/builders/lines';
import { type CartNotice, isOrderBlocked, visibleNotices } from './cart-notices';

const placed = (
  parent: number | null,
  parts: { price?: number; quantity?: number; top?: number; above?: number[] } = {},
) =>
  cartLine({
    product: cartProduct({ price: parts.price ?? 10 }),
    quantity: parts.quantity ?? 1,
    parent_section: parent === null ? null : cartSection({ id: parent }),
    main_section: parts.top === undefined ? null : { id: parts.top, split_order: false },
    above: parts.above ?? [],
  });
const notice = (parts: Partial<CartNotice> = {}): CartNotice => ({
  under: [10_068],
  text: 'Up to 60 min',
  minimum: null,
  ...parts,
});

describe('a notice of the cart', () => {
  it.each([
    ['shows under its parent section', placed(10_068), 1],
    ['does not show under another', placed(7), 0],
    ['shows in the section itself when that has no parent', placed(null), 0],
    ['shows under the topmost section of three', placed(7, { top: 10_068 }), 1],
    ['shows under the middle one of five', placed(7, { top: 9, above: [7, 10_068, 8, 9] }), 1],
  ])('%s', (_title, line, count) => {
    expect(visibleNotices([notice()], [line])).toHaveLength(count);
  });

  it('of a section without a parent is its own', () => {
    const own = cartLine({ section: cartSection({ id: 10_068 }) });
    expect(visibleNotices([notice({ under: ['10068'] })], [own])).toHaveLength(1);
    const child = cartLine({ section: cartSection({ id: 10_068 }), parent_section: cartSection({ id: 2 }) });
    expect(visibleNotices([notice()], [child])).toEqual([]);
  });

  it('shows once for many lines, and notices keep their order', () => {
    const two = [notice(), notice({ under: [7], text: 'Pick-up only' })];
    expect(visibleNotices(two, [placed(7), placed(10_068), placed(10_068)]).map(({ text }) => text)).toEqual([
      'Up to 60 min',
      'Pick-up only',
    ]);
  });
});

describe('the least that must be ordered', () => {
  const minimum = [notice({ minimum: 500 })];

  it.each([
    ['is missing in part', [placed(10_068, { price: 120, quantity: 2 })], 26_000, true],
    ['is reached to the unit', [placed(10_068, { price: 250, quantity: 2 })], 0, false],
    [
      'counts only what lies under its sections',
      [placed(10_068, { price: 100 }), placed(7, { price: 900 })],
      40_000,
      true,
    ],
  ])('%s', (_title, lines, missing, held) => {
    const shown = visibleNotices(minimum, lines);
    expect(shown).toMatchObject([{ minimum: 50_000, missing }]);
    expect(isOrderBlocked(shown)).toBe(held);
  });

  it('holds nothing back where its sections are not in the cart, or where there is none', () => {
    expect(isOrderBlocked(visibleNotices(minimum, [placed(7)]))).toBe(false);
    expect(isOrderBlocked(visibleNotices([notice()], [placed(10_068)]))).toBe(false);
  });

  it('is missing exactly by what is not ordered', () => {
    const cents = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 5 }), (least, prices) => {
        const lines = prices.map((price) => placed(10_068, { price: price / 100 }));
        const [shown] = visibleNotices([notice({ minimum: least / 100 })], lines);
        const ordered = prices.reduce((sum, price) => sum + price, 0);
        expect(shown?.missing).toBe(Math.max(0, least - ordered));
      }),
    );
  });
});
