import { choice, kit, option } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { isRequest } from './request';

const which = (parts: Parameters<typeof option>[0], ...attrs: ReturnType<typeof choice>[]) =>
  kit(option({ ptype_id: 'checkbox', pcode_id: 'quantity', is_required: true, attrs, ...parts }));

it.each([
  ['costs nothing and needs no choice', {}, true],
  ['costs something', { price: 2 }, false],
  ['has its own form', { is_popup: true }, false],
  ['has a price "from"', { is_price_from: true }, false],
  ['needs a choice', { property: which({}, choice({ checked: false })) }, false],
  ['has a choice that the hotel has made', { property: which({}, choice({ checked: true })) }, true],
  ['has another choice with a price', { property: which({}, choice({ checked: true }), choice({ price: 3 })) }, false],
  ['has an option with a price', { property: which({ price: 3 }, choice({ checked: true })) }, false],
  ['asks for a day', { property: kit(option({ ptype_id: 'calendar' })) }, false],
])('tells whether a product is asked for from its card: it %s', (_title, parts, isSo) => {
  expect(isRequest(product({ price: 0, property_kit_id: 1, property: null, ...parts }), section([]))).toBe(isSo);
});

it('is never one in a section that takes no orders', () => {
  expect(isRequest(product({ price: 0, property: null }), section([], { hide_order_button: true }))).toBe(false);
});
