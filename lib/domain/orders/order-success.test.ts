import { kit, option } from '@/tests/builders/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/lines';
import { guestNameOf, orderSuccessData, showsCheckMessage } from './order-success';

const hotel = { discount_price: 0, discount_percent: 10 };

describe('the splash after an order', () => {
  it('speaks for the section of the first line and names the total with its charge', () => {
    const dinner = cartLine({
      section: cartSection({ id: 51, text_accepted_order: { en: 'Thank you' }, hide_view_orders_button: true }),
      parent_section: cartSection({ id: 5, is_hidden: true }),
      main_section: { id: '5', split_order: false },
    });
    expect(orderSuccessData(cartWith(dinner, cartLine()), hotel)).toEqual({
      section: { text_accepted_order: { en: 'Thank you' }, hide_view_orders_button: true },
      parent_section: { text_accepted_order: null, is_hidden: true },
      section_ids: [51, 5, '5'],
      total: 2200,
      payment_url: null,
    });
  });

  it.each([
    ['its own section', [51], true],
    ['the section above', ['5'], true],
    ['another section', [6], false],
  ])('asks to check a message under %s', (_where, under, asks) => {
    const line = cartLine({ section: cartSection({ id: 51 }), parent_section: cartSection({ id: 5 }) });
    const facts = orderSuccessData(cartWith(line), hotel);
    expect(facts && showsCheckMessage(facts, under)).toBe(asks);
  });

  it('is none for an empty cart', () => {
    expect(orderSuccessData(cartWith(), hotel)).toBeNull();
  });
});

describe('the guest’s name', () => {
  const named = (value: string | null) => kit(option({ pcode_id: 'name', value }));

  it('is the one given with the order', () => {
    const line = cartLine({ product: cartProduct({ property: named('Bruno') }) });
    expect(guestNameOf({ ...cartWith(line), property: named(' Anna ') })).toBe('Anna');
  });

  it('is else the one given with a product', () => {
    const line = cartLine({ product: cartProduct({ property: named('Bruno') }) });
    expect(guestNameOf({ ...cartWith(line), property: named('  ') })).toBe('Bruno');
  });

  it('is not known when nobody asked', () => {
    expect(guestNameOf(cartWith(cartLine()))).toBeNull();
  });
});
