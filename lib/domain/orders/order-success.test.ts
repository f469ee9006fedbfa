import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/orders/lines';
import { toMinor } from '../money/money';
import { guestNameOf, orderSuccessData, showsCheckMessage } from './order-success';

const hotel = { discount_price: 0, discount_percent: 10, currency_digits: 2 } as const;

describe('the data of the success splash', () => {
  it('the data of the success splash contains the section of the first line and the total with its charge', () => {
    const dinner = cartLine({
      section: cartSection({ id: 51, text_accepted_order: { en: 'Thank you' }, hide_view_orders_button: true }),
      parent_section: cartSection({ id: 5, is_hidden: true }),
      main_section: { id: '5', split_order: false },
    });
    expect(orderSuccessData(cartWith(dinner, cartLine()), hotel)).toEqual({
      section: { text_accepted_order: { en: 'Thank you' }, hide_view_orders_button: true },
      parent_section: { text_accepted_order: null, is_hidden: true },
      section_ids: [51, 5, '5'],
      sum: 22_000,
      payment_url: null,
      order: null,
    });
  });

  it('the sum of the success splash contains the tip', () => {
    expect(orderSuccessData(cartWith(cartLine()), hotel, toMinor(2.5))?.sum).toBe(13_500);
  });

  it.each([
    ['the line’s section', [51], true],
    ['an ancestor of the line’s section', ['5'], true],
    ['another section', [6], false],
  ])(
    'the link to My orders is labelled Check your message if the variation names %s (%j): %p',
    (_where, under, asks) => {
      const line = cartLine({ section: cartSection({ id: 51 }), parent_section: cartSection({ id: 5 }) });
      const facts = orderSuccessData(cartWith(line), hotel);
      expect(facts && showsCheckMessage(facts, under)).toBe(asks);
    },
  );

  it('the data of the success splash is null for an empty cart', () => {
    expect(orderSuccessData(cartWith(), hotel)).toBeNull();
  });
});

describe('guestNameOf', () => {
  const named = (value: string | null) => kit(option({ pcode_id: 'name', value }));

  it('the guest’s name in the order-level options is preferred', () => {
    const line = cartLine({ product: cartProduct({ property: named('Bruno') }) });
    expect(guestNameOf({ ...cartWith(line), property: named(' Anna ') })).toBe('Anna');
  });

  it('the guest’s name in a product’s options is used if the order has none', () => {
    const line = cartLine({ product: cartProduct({ property: named('Bruno') }) });
    expect(guestNameOf({ ...cartWith(line), property: named('  ') })).toBe('Bruno');
  });

  it('the guest’s name is null if no option asks for it', () => {
    expect(guestNameOf(cartWith(cartLine()))).toBeNull();
  });
});
