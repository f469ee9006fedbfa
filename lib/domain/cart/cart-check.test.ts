import { checkbox, choice, kit, option, select } from '@/tests/builders/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/lines';
import type { Choice, SlotTime } from '../options/kit';
import type { CartParentSection, CartProduct } from './cart';
import { type Catalogue, type CatalogueSection, checkCart, withNewPrices, withSilentChanges } from './cart-check';

const bar = (products: CartProduct[], parts: Partial<CartParentSection> = {}): Catalogue => {
  const section: CatalogueSection = { ...cartSection(parts), parent: null, products };
  return new Map([['5', section]]);
};

const lemonade = cartLine({ key: 'lemonade', quantity: 2 });

describe('a cart beside the catalogue', () => {
  it('has nothing to say while the products are as they were', () => {
    expect(checkCart([lemonade], bar([cartProduct()]))).toEqual([]);
  });

  it('marks a product that is no longer offered', () => {
    expect(checkCart([lemonade], bar([]))).toEqual([{ key: 'lemonade', kind: 'gone' }]);
  });

  it('marks a product whose whole section is gone', () => {
    expect(checkCart([lemonade], new Map([['5', 'gone']]))).toEqual([{ key: 'lemonade', kind: 'gone' }]);
  });

  it('says nothing of a section that could not be read', () => {
    expect(checkCart([lemonade], new Map())).toEqual([]);
  });

  it('names the old and the new price of the line', () => {
    expect(checkCart([lemonade], bar([cartProduct({ price: 12 })]))).toEqual([
      { key: 'lemonade', kind: 'price', was: 2000, now: 2400 },
    ]);
  });

  it('finds a product whose id comes as text in one place and as a number in the other', () => {
    expect(checkCart([lemonade], bar([cartProduct({ id: '31' })]))).toEqual([]);
  });

  it('notices that the quantity is more than may be ordered now, because the line costs less then', () => {
    const plenty = cartLine({ key: 'plenty', quantity: 5 });
    expect(checkCart([plenty], bar([cartProduct({ max_order_quantity: 3 })]))).toEqual([
      { key: 'plenty', kind: 'price', was: 5000, now: 3000 },
    ]);
  });
});

describe('a line with choices', () => {
  const large = choice({ id: 22, price: 4 });
  const size = (...attrs: (typeof large)[]) =>
    select({ id: 1, price_type_id: 'plus', is_required: true, attrs, value: 22 });
  const pizza = (property = kit(size(choice({ id: 21 }), large))) => cartProduct({ property_kit_id: 7, property });
  const line = cartLine({ key: 'pizza', product: pizza() });
  const offered = (...attrs: (typeof large)[]) => pizza(kit({ ...size(...attrs), value: null }));

  it('costs what its choice costs now', () => {
    expect(checkCart([line], bar([offered(choice({ id: 21 }), { ...large, price: 5.5 })]))).toEqual([
      { key: 'pizza', kind: 'price', was: 1400, now: 1550 },
    ]);
  });

  it('has to be chosen again when its choice is no longer offered', () => {
    expect(checkCart([line], bar([offered(choice({ id: 21 }))]))).toEqual([{ key: 'pizza', kind: 'choices' }]);
  });

  it('has to be chosen again when the hotel asks for more than was answered', () => {
    const asked = option({ id: 9, is_required: true });
    expect(checkCart([line], bar([pizza(kit({ ...size(large), value: null }, asked))]))).toEqual([
      { key: 'pizza', kind: 'choices' },
    ]);
  });

  it('has to be chosen again when one of several ticks is no longer offered', () => {
    const olives = choice({ id: 31, checked: true, price: 1 });
    const capers = choice({ id: 32, checked: true, price: 1 });
    const extras = (...attrs: (typeof olives)[]) =>
      cartProduct({ property_kit_id: 7, property: kit(checkbox({ id: 2, value: 'checked', attrs })) });
    const ticked = cartLine({ key: 'ticked', product: extras(olives, capers) });
    const today = extras({ ...olives, checked: false });
    expect(checkCart([ticked], bar([today]))).toEqual([{ key: 'ticked', kind: 'choices' }]);
  });

  it('is as it was when an upstream sends the chosen id as text in one answer and as a number in the next', () => {
    expect(checkCart([line], bar([offered(choice({ id: '21' }), { ...large, id: '22' })]))).toEqual([]);
  });

  it('is as it was when a text answer and a slot come back in another form of the same value', () => {
    const asked = (text: string | number, slot: SlotTime) =>
      cartProduct({
        property_kit_id: 7,
        property: kit(option({ id: 1, value: text }), option({ id: 2, ptype_id: 'slottime', value: slot })),
      });
    const answered = cartLine({
      key: 'room',
      product: asked('214', { date: '2026-11-20', timeStart: '10:00' }),
    });
    const today = { ...asked(214, { timeStart: '10:00', date: '2026-11-20' }), id: 31 };
    const readOnly = {
      ...today,
      property: today.property && {
        ...today.property,
        properties: today.property.properties.map((each) => ({ ...each, is_read_only: true })),
      },
    };
    expect(checkCart([answered], bar([readOnly]))).toEqual([]);
  });

  it.each([null, 0, '0'])('asks nothing of a kit that no sheet shows, because its id is %p', (property_kit_id) => {
    const required = kit(option({ id: 9, is_required: true, value: null }));
    const unasked = cartProduct({ property_kit_id, property: required });
    expect(checkCart([lemonade], bar([unasked]))).toEqual([]);
  });

  it('is as it was when the hotel asks the same in another order, and something more that need not be answered', () => {
    const [first] = offered(choice({ id: 21 }), large).property?.properties ?? [];
    const note = option({ id: 9, value: 'No ice' });
    const noted = cartLine({ key: 'noted', product: pizza(kit({ ...size(large), value: 22 }, note)) });
    const today = kit({ ...note, value: null }, option({ id: 8 }), first ?? option());
    expect(checkCart([noted], bar([pizza(today)]))).toEqual([]);
  });

  it('has to be chosen again when fewer pieces of a choice are to be had', () => {
    const sauces = (parts: Partial<Choice>) =>
      pizza(
        kit(
          checkbox({
            id: 2,
            pcode_id: 'quantity',
            value: parts.checked ? 'checked' : null,
            attrs: [choice({ id: 31, ...parts })],
          }),
        ),
      );
    const three = cartLine({ key: 'three', product: sauces({ checked: true, quantity: 3 }) });
    expect(checkCart([three], bar([sauces({ maximum: 3 })]))).toEqual([]);
    expect(checkCart([three], bar([sauces({ maximum: 2 })]))).toEqual([{ key: 'three', kind: 'choices' }]);
  });

  it('is not asked for again what it lacked before: the sheet and the platform say that', () => {
    const asked = option({ id: 9, is_required: true });
    const open = cartLine({ key: 'open', product: pizza(kit(asked)) });
    expect(checkCart([open], bar([pizza(kit(asked))]))).toEqual([]);
  });

  it('is none of the guest’s business when the hotel adds a choice', () => {
    expect(checkCart([line], bar([offered(choice({ id: 21 }), large, choice({ id: 23, price: 9 }))]))).toEqual([]);
  });
});

describe('taking the new prices', () => {
  const today = bar([cartProduct({ price: 12, title: { en: 'Fresh lemonade' } })]);

  it('brings the line up to date and keeps its mark, its quantity and its place', () => {
    const cake = cartLine({ key: 'cake', product: cartProduct({ id: 40 }), section: cartSection({ id: 6 }) });
    const [first, second] = withNewPrices(cartWith(lemonade, cake), today).products;
    expect(first).toMatchObject({ key: 'lemonade', quantity: 2, total_price: 24, product: { price: 12 } });
    expect(second).toBe(cake);
  });

  it('has nothing left to say afterwards', () => {
    expect(checkCart(withNewPrices(cartWith(lemonade), today).products, today)).toEqual([]);
  });

  it('leaves a line that is gone where it is: only the guest takes it out', () => {
    const cart = cartWith(lemonade);
    expect(withNewPrices(cart, bar([]))).toBe(cart);
  });
});

describe('what changes without asking', () => {
  it('is whether a line is free of the charge', () => {
    const free = withSilentChanges(cartWith(lemonade), bar([cartProduct()], { free_delivery: true }));
    expect(free.products[0]?.section.free_delivery).toBe(true);
  });

  it('is never a price', () => {
    const cart = cartWith(lemonade);
    expect(withSilentChanges(cart, bar([cartProduct({ price: 1, free_delivery: true })]))).toBe(cart);
  });

  it('is nothing when nothing changed: the very same cart', () => {
    const cart = cartWith(lemonade);
    expect(withSilentChanges(cart, bar([cartProduct()]))).toBe(cart);
  });
});
