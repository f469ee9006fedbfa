import { checkbox, choice, kit, scheduled } from '@/tests/builders/catalogue/kit';
import { cartProduct, cartSection } from '@/tests/builders/orders/lines';
import { type LineParts, lineOf, type SectionOfLine } from './cart-line';

const section = (parts: Partial<SectionOfLine> = {}): SectionOfLine => ({ ...cartSection(), parent: null, ...parts });

const line = (parts: Partial<LineParts> = {}) =>
  lineOf({
    key: 'k',
    product: cartProduct(),
    kit: null,
    quantity: 1,
    section: section(),
    fromRecommendation: false,
    ...parts,
  });

describe('lineOf', () => {
  it('stores exactly the fields of a cart line and drops other fields of the response', () => {
    const answered = { ...cartProduct(), is_popup: true, for_adult: true, max_booking_slot: 3 };
    const answer = { ...section({ parent: section({ id: 2 }) }), image: '/storage/a.webp', products: [answered] };
    const made = line({ product: answered, section: answer });
    expect(Object.keys(made.product).sort()).toEqual(Object.keys(cartProduct()).sort());
    expect(Object.keys(made.section)).not.toContain('products');
    expect(Object.keys(made.section)).not.toContain('image');
    expect(Object.keys(made.parent_section ?? {})).not.toContain('parent');
  });

  it('stores texts in every language, so that the guest can switch the language later', () => {
    const title = { en: 'Lemonade', ar: 'ليموناضة' };
    const cart_text = { en: 'Within the hour', ar: 'خلال ساعة' };
    const made = line({ product: cartProduct({ title }), section: section({ parent: section({ cart_text }) }) });
    expect(made.product.title).toEqual(title);
    expect(made.parent_section?.cart_text).toEqual(cart_text);
  });

  it('keeps ids as the hotel sent them', () => {
    const made = line({ product: cartProduct({ id: '031' }), section: section({ id: 5 }) });
    expect([made.product.id, made.section.id]).toEqual(['031', 5]);
  });

  it('stores the answers and the total that follows from them, as a decimal', () => {
    const answered = kit(
      checkbox({ price_type_id: 'plus', attrs: [choice({ price: 0.1, checked: true, quantity: 3 })] }),
    );
    const made = line({ product: cartProduct({ price: 10 }), kit: answered, quantity: 3 });
    expect(made.product.property).toBe(answered);
    expect(made.total_price).toBe(30.9);
  });

  it.each([
    ['below 1', 0, 1],
    ['above the product’s maximum', 9, 4],
    ['that is not a number', Number.NaN, 1],
  ])('limits a quantity %s to the product’s range', (_title, wanted, quantity) => {
    expect(line({ product: cartProduct({ max_order_quantity: 4 }), quantity: wanted }).quantity).toBe(quantity);
  });

  it('sets the quantity of a booked product to 1, because its slots are counted', () => {
    const booked = kit(scheduled({ value: ['2026-06-18 13:00', '2026-06-18 14:00'] }));
    const made = line({ product: cartProduct({ price: 80 }), kit: booked, quantity: 5 });
    expect([made.quantity, made.total_price]).toEqual([1, 160]);
  });
});

describe('the sections of a cart line', () => {
  const top = section({ id: 1, split_order: true });
  const middle = section({ id: 2, parent: top, subsections: [{ id: 3 }] });

  it('stores the section, its parent and the topmost section', () => {
    const made = line({ section: section({ id: 3, parent: middle }) });
    expect([made.section.id, made.parent_section?.id, made.main_section]).toEqual([3, 2, { id: 1, split_order: true }]);
    expect(made.parent_section?.subsections).toEqual([{ id: 3 }]);
  });

  it('stores the ids of all ancestor sections, the nearest first', () => {
    const own = section({ id: 4, parent: section({ id: 3, parent: middle }) });
    expect(line({ section: own }).above).toEqual([3, 2, 1]);
    expect(line({ section: top }).above).toEqual([]);
  });

  it('the topmost section is the parent if the parent is top-level', () => {
    expect(line({ section: section({ parent: top }) }).main_section).toEqual({ id: 1, split_order: true });
  });

  it('a top-level section is stored as its own parent and main section', () => {
    const cart_text = { en: 'In half an hour' };
    const made = line({ section: section({ id: 1, cart_text, is_hidden: true }) });
    expect(made).toMatchObject({ section: { id: 1 }, parent_section: { id: 1, cart_text, is_hidden: true } });
    expect(made.main_section).toEqual({ id: 1, split_order: false });
    expect(line({ section: top }).main_section).toEqual({ id: 1, split_order: true });
  });
});
