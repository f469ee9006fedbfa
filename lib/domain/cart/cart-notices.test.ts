import fc from 'fast-check';
import { cartLine, cartProduct, cartSection } from '@/tests/builders/orders/lines';
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

describe('visibleNotices', () => {
  it.each([
    ['displays a notice for a line directly below its section', placed(10_068), 1],
    ['does not display a notice for a line of another section', placed(7), 0],
    ['does not display a notice for a line of another top-level section', placed(null), 0],
    ['displays a notice for a line whose topmost section is its section', placed(7, { top: 10_068 }), 1],
    [
      'displays a notice for a line with its section in the middle of five levels',
      placed(7, { top: 9, above: [7, 10_068, 8, 9] }),
      1,
    ],
  ])('%s', (_title, line, count) => {
    expect(visibleNotices([notice()], [line])).toHaveLength(count);
  });

  it('displays the notice of a top-level section for its own lines', () => {
    const own = cartLine({ section: cartSection({ id: 10_068 }) });
    expect(visibleNotices([notice({ under: ['10068'] })], [own])).toHaveLength(1);
    const child = cartLine({ section: cartSection({ id: 10_068 }), parent_section: cartSection({ id: 2 }) });
    expect(visibleNotices([notice()], [child])).toEqual([]);
  });

  it('displays a notice once for several lines, and notices in the hotel’s order', () => {
    const two = [notice(), notice({ under: [7], text: 'Pick-up only' })];
    expect(visibleNotices(two, [placed(7), placed(10_068), placed(10_068)]).map(({ text }) => text)).toEqual([
      'Up to 60 min',
      'Pick-up only',
    ]);
  });
});

describe('the minimum order value of a notice', () => {
  const minimum = [notice({ minimum: 500 })];

  it.each([
    [
      'blocks the order while part of the minimum is missing',
      [placed(10_068, { price: 120, quantity: 2 })],
      260_000,
      true,
    ],
    ['allows the order when the minimum is reached exactly', [placed(10_068, { price: 250, quantity: 2 })], 0, false],
    [
      'counts only lines of the notice’s sections',
      [placed(10_068, { price: 100 }), placed(7, { price: 900 })],
      400_000,
      true,
    ],
  ])('%s', (_title, lines, missing, held) => {
    const shown = visibleNotices(minimum, lines);
    expect(shown).toMatchObject([{ minimum: 500_000, missing }]);
    expect(isOrderBlocked(shown)).toBe(held);
  });

  it('blocks no order if the cart has no line of its sections, or if the notice has no minimum', () => {
    expect(isOrderBlocked(visibleNotices(minimum, [placed(7)]))).toBe(false);
    expect(isOrderBlocked(visibleNotices([notice()], [placed(10_068)]))).toBe(false);
  });

  it('the missing amount is the minimum minus the sum of the lines, and never negative', () => {
    const thousandths = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(thousandths, fc.array(thousandths, { minLength: 1, maxLength: 5 }), (least, prices) => {
        const lines = prices.map((price) => placed(10_068, { price: price / 1000 }));
        const [shown] = visibleNotices([notice({ minimum: least / 1000 })], lines);
        const ordered = prices.reduce((sum, price) => sum + price, 0);
        expect(shown?.missing).toBe(Math.max(0, least - ordered));
      }),
    );
  });
});
