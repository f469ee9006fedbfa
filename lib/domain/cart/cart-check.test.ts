import { checkbox, choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/orders/lines';
import type { Choice, SlotTime } from '../options/kit';
import type { CartParentSection, CartProduct } from './cart';
import { type Catalogue, type CatalogueSection, checkCart, withNewPrices, withSilentChanges } from './cart-check';

const bar = (products: CartProduct[], parts: Partial<CartParentSection> = {}): Catalogue => {
  const section: CatalogueSection = { ...cartSection(parts), parent: null, products };
  return new Map([['5', section]]);
};

const lemonade = cartLine({ key: 'lemonade', quantity: 2 });

describe('a cart line compared with the catalogue', () => {
  it('reports no change if the products are unchanged', () => {
    expect(checkCart([lemonade], bar([cartProduct()]))).toEqual([]);
  });

  it('reports a line as gone if its product is no longer offered', () => {
    expect(checkCart([lemonade], bar([]))).toEqual([{ key: 'lemonade', kind: 'gone' }]);
  });

  it('reports a line as gone if its whole section was removed', () => {
    expect(checkCart([lemonade], new Map([['5', 'gone']]))).toEqual([{ key: 'lemonade', kind: 'gone' }]);
  });

  it('reports no change for a line whose section could not be fetched', () => {
    expect(checkCart([lemonade], new Map())).toEqual([]);
  });

  it('reports the old and the new price of a line', () => {
    expect(checkCart([lemonade], bar([cartProduct({ price: 12 })]))).toEqual([
      { key: 'lemonade', kind: 'price', was: 20_000, now: 24_000 },
    ]);
  });

  it('finds a product whose id is a text in the cart and a number in the catalogue', () => {
    expect(checkCart([lemonade], bar([cartProduct({ id: '31' })]))).toEqual([]);
  });

  it('reports a lower price if the quantity exceeds the new maximum', () => {
    const plenty = cartLine({ key: 'plenty', quantity: 5 });
    expect(checkCart([plenty], bar([cartProduct({ max_order_quantity: 3 })]))).toEqual([
      { key: 'plenty', kind: 'price', was: 50_000, now: 30_000 },
    ]);
  });
});

describe('a cart line with choices compared with the catalogue', () => {
  const large = choice({ id: 22, price: 4 });
  const size = (...attrs: (typeof large)[]) =>
    select({ id: 1, price_type_id: 'plus', is_required: true, attrs, value: 22 });
  const pizza = (property = kit(size(choice({ id: 21 }), large))) => cartProduct({ property_kit_id: 7, property });
  const line = cartLine({ key: 'pizza', product: pizza() });
  const offered = (...attrs: (typeof large)[]) => pizza(kit({ ...size(...attrs), value: null }));

  it('reports a price change if the chosen choice has a new price', () => {
    expect(checkCart([line], bar([offered(choice({ id: 21 }), { ...large, price: 5.5 })]))).toEqual([
      { key: 'pizza', kind: 'price', was: 14_000, now: 15_500 },
    ]);
  });

  it('reports changed choices if the chosen choice is no longer offered', () => {
    expect(checkCart([line], bar([offered(choice({ id: 21 }))]))).toEqual([{ key: 'pizza', kind: 'choices' }]);
  });

  it('reports changed choices if the hotel has added a required option', () => {
    const asked = option({ id: 9, is_required: true });
    expect(checkCart([line], bar([pizza(kit({ ...size(large), value: null }, asked))]))).toEqual([
      { key: 'pizza', kind: 'choices' },
    ]);
  });

  it('reports changed choices if one of several ticks is no longer offered', () => {
    const olives = choice({ id: 31, checked: true, price: 1 });
    const capers = choice({ id: 32, checked: true, price: 1 });
    const extras = (...attrs: (typeof olives)[]) =>
      cartProduct({ property_kit_id: 7, property: kit(checkbox({ id: 2, value: 'checked', attrs })) });
    const ticked = cartLine({ key: 'ticked', product: extras(olives, capers) });
    const today = extras({ ...olives, checked: false });
    expect(checkCart([ticked], bar([today]))).toEqual([{ key: 'ticked', kind: 'choices' }]);
  });

  it('reports no change if the chosen id is a text in one response and a number in the next', () => {
    expect(checkCart([line], bar([offered(choice({ id: '21' }), { ...large, id: '22' })]))).toEqual([]);
  });

  it('reports no change if a text answer or a slot has the same value in another form', () => {
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

  it.each([null, 0, '0'])(
    'reports no change if a required option is in a kit with id %p, which no sheet displays',
    (property_kit_id) => {
      const required = kit(option({ id: 9, is_required: true, value: null }));
      const unasked = cartProduct({ property_kit_id, property: required });
      expect(checkCart([lemonade], bar([unasked]))).toEqual([]);
    },
  );

  it('reports no change if options were reordered and an optional one was added', () => {
    const [first] = offered(choice({ id: 21 }), large).property?.properties ?? [];
    const note = option({ id: 9, value: 'No ice' });
    const noted = cartLine({ key: 'noted', product: pizza(kit({ ...size(large), value: 22 }, note)) });
    const today = kit({ ...note, value: null }, option({ id: 8 }), first ?? option());
    expect(checkCart([noted], bar([pizza(today)]))).toEqual([]);
  });

  it('reports changed choices if the maximum of a choice falls below its chosen quantity', () => {
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

  it('reports no change for a required option that was already unanswered, because the sheet and the platform report it', () => {
    const asked = option({ id: 9, is_required: true });
    const open = cartLine({ key: 'open', product: pizza(kit(asked)) });
    expect(checkCart([open], bar([pizza(kit(asked))]))).toEqual([]);
  });

  it('reports no change if the hotel adds a choice', () => {
    expect(checkCart([line], bar([offered(choice({ id: 21 }), large, choice({ id: 23, price: 9 }))]))).toEqual([]);
  });
});

describe('withNewPrices', () => {
  const today = bar([cartProduct({ price: 12, title: { en: 'Fresh lemonade' } })]);

  it('updates the product and total of a line and keeps its key, quantity and position', () => {
    const cake = cartLine({ key: 'cake', product: cartProduct({ id: 40 }), section: cartSection({ id: 6 }) });
    const [first, second] = withNewPrices(cartWith(lemonade, cake), today).products;
    expect(first).toMatchObject({ key: 'lemonade', quantity: 2, total_price: 24, product: { price: 12 } });
    expect(second).toBe(cake);
  });

  it('leaves no price change to report', () => {
    expect(checkCart(withNewPrices(cartWith(lemonade), today).products, today)).toEqual([]);
  });

  it('keeps a line whose product was removed, because only the guest removes lines', () => {
    const cart = cartWith(lemonade);
    expect(withNewPrices(cart, bar([]))).toBe(cart);
  });
});

describe('withSilentChanges', () => {
  it('updates whether a line is free of the delivery charge', () => {
    const free = withSilentChanges(cartWith(lemonade), bar([cartProduct()], { free_delivery: true }));
    expect(free.products[0]?.section.free_delivery).toBe(true);
  });

  it('updates what is in the dish', () => {
    const milky = withSilentChanges(cartWith(lemonade), bar([cartProduct({ allergens: ['milk'], is_food: true })]));
    expect(milky.products[0]?.product).toMatchObject({ allergens: ['milk'], is_food: true });
  });

  it('does not update prices', () => {
    const cart = cartWith(lemonade);
    expect(withSilentChanges(cart, bar([cartProduct({ price: 1, free_delivery: true })]))).toBe(cart);
  });

  it('returns the same cart object if nothing changed', () => {
    const cart = cartWith(lemonade);
    expect(withSilentChanges(cart, bar([cartProduct()]))).toBe(cart);
  });
});
