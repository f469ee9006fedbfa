/** @jest-environment jsdom */
import { waitFor, within } from '@testing-library/react';
import type { HotelView } from '@/lib/contract/views';
import { kit, option } from '@/tests/builders/catalogue/kit';
import {
  type CartResponses,
  type Drawer,
  findSuccessDialog,
  guestWithCart,
  pizzaLine,
  refusal,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { user, openCart } = guestWithCart();

const TIPS = { percent: [5, 10], amounts: [], after_delivery: false };
const NO_CHARGE = { discount_percent: 0, included_charge: '' };

/** A cart with two pizzas of 14.00 that asks for nothing but the consent. */
async function openTips(hotel: Partial<HotelView> = {}, responses: CartResponses = {}) {
  const { drawer, sent } = await openCart({
    lines: [pizzaLine()],
    hotel: { is_payment_property: false, is_room_number_property: false, limit_room: [], tips: TIPS, ...hotel },
    ...responses,
  });
  await drawer.findByRole('group', { name: 'Tip' });
  return { drawer, sent };
}
const tips = (drawer: Drawer) => within(drawer.getByRole('group', { name: 'Tip' }));
const chips = (drawer: Drawer) =>
  tips(drawer)
    .getAllByRole('button')
    .map(
      ({ textContent, ariaPressed }) => `${textContent?.replaceAll('\u00a0', ' ')}${ariaPressed === 'true' ? '*' : ''}`,
    );
const press = (drawer: Drawer, name: RegExp) => user.click(tips(drawer).getByRole('button', { name }));
const rowsOf = (drawer: Drawer) =>
  drawer
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`.replaceAll('\u00a0', ' '));
const send = async (drawer: Drawer) => {
  await user.click(drawer.getByRole('checkbox'));
  await user.click(sendButton());
};

it('suggests percentages of the products, without charge, and presses none of them', async () => {
  const { drawer, sent } = await openTips();
  expect(chips(drawer)).toEqual(['1.40 €5 %', '2.80 €10 %', 'Other amount']);
  expect(sendButton()).toHaveAccessibleName(/30\.80/);
  await send(drawer);
  await findSuccessDialog();
  expect(sent[0]).not.toHaveProperty('tip');
});

it('suggests amounts where the hotel does', async () => {
  const { drawer } = await openTips({ tips: { percent: [], amounts: [2, 5], after_delivery: false } });
  expect(chips(drawer)).toEqual(['2.00 €', '5.00 €', 'Other amount']);
});

it('is nowhere in a hotel without tips', async () => {
  const { drawer } = await openCart({ lines: [pizzaLine()] });
  await drawer.findByRole('radio', { name: 'Card at the door' });
  expect(drawer.queryByRole('group', { name: 'Tip' })).toBeNull();
});

it.each([
  ['says that a service charge is in the price', {}, 'incl. 10 % service'],
  ['says that none is', NO_CHARGE, 'No service charge is included'],
])('%s', async (_title, hotel, text) => {
  const { drawer } = await openTips(hotel);
  expect(drawer.getByText(text, { selector: 'p' })).toBeVisible();
});

it('keeps a chosen tip apart from charge and taxes, and sends it', async () => {
  const tax = { id: 'city', percent: 5, included: false, label: 'City tax, 5%', incl: 'incl. City tax, 5%' };
  const taxed = pizzaLine({}, { tax_id: 'city' });
  const { drawer, sent } = await openTips({ taxes: [tax] }, { products: [taxed.product] });
  await press(drawer, /10\s%/);
  expect(chips(drawer)[1]).toBe('2.80 €10 %*');
  await waitFor(() =>
    expect(rowsOf(drawer)).toEqual([
      'Products 28.00 €',
      'Service charge, 10% 2.80 €',
      'City tax, 5% 1.40 €',
      'Tip 2.80 €',
      'Total 35.00 €',
    ]),
  );
  expect(sendButton()).toHaveAccessibleName(/35\.00/);
  await send(drawer);
  expect(within(await findSuccessDialog()).getByText(/35\.00/)).toBeVisible();
  expect(sent[0]).toMatchObject({ tip: 2.8 });
});

it('takes a tip back by a second tap, and grows with the cart', async () => {
  const { drawer } = await openTips(NO_CHARGE);
  await press(drawer, /10\s%/);
  await user.click(drawer.getByRole('button', { name: 'More' }));
  expect(rowsOf(drawer)).toEqual(['Products 42.00 €', 'Tip 4.20 €', 'Total 46.20 €']);
  await press(drawer, /10\s%/);
  expect(chips(drawer).join()).not.toContain('*');
  expect(rowsOf(drawer)).toEqual(['Total 42.00 €']);
});

it('is given by the keyboard alone, also another amount', async () => {
  const { drawer, sent } = await openTips(NO_CHARGE);
  tips(drawer)
    .getByRole('button', { name: / 5\s%$/ })
    .focus();
  await user.keyboard(' ');
  expect(rowsOf(drawer)).toContain('Tip 1.40 €');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  const field = drawer.getByRole('textbox', { name: 'Other amount' });
  expect(field).toHaveFocus();
  await user.keyboard('3,50');
  expect(rowsOf(drawer)).toEqual(['Products 28.00 €', 'Tip 3.50 €', 'Total 31.50 €']);
  await send(drawer);
  await findSuccessDialog();
  expect(sent[0]).toMatchObject({ tip: 3.5 });
});

it.each(['much', '-1', '28,01', '1.005'])('sends nothing with a typed tip that is none: %s', async (typed) => {
  const { drawer, sent } = await openTips(NO_CHARGE);
  await press(drawer, /Other amount/);
  const field = drawer.getByRole('textbox', { name: 'Other amount' });
  await user.type(field, typed);
  expect(rowsOf(drawer)).toEqual(['Total 28.00 €']);
  await send(drawer);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Please enter an amount up to 28\.00/);
  expect(field).toHaveFocus();
  expect(field).toHaveValue(typed);
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, '2');
  expect(field).toBeValid();
  await user.click(sendButton());
  await findSuccessDialog();
  expect(sent).toMatchObject([{ tip: 2 }]);
});

it('sends no tip while nothing is typed', async () => {
  const { drawer, sent } = await openTips();
  await press(drawer, /Other amount/);
  await send(drawer);
  await findSuccessDialog();
  expect(sent[0]).not.toHaveProperty('tip');
});

it('shows the platform’s refusal at the field, keeps what was typed, and forgets it after a change', async () => {
  const { drawer } = await openTips({}, { orders: refusal({ tip: ['this tip is not possible'] }) });
  await press(drawer, /Other amount/);
  const field = drawer.getByRole('textbox', { name: 'Other amount' });
  await user.type(field, '3');
  await send(drawer);
  await waitFor(() => expect(field).toHaveAccessibleDescription('this tip is not possible'));
  expect(field).toHaveValue('3');
  await user.type(field, '.5');
  expect(field).toBeValid();
});

it('names the refusal of a suggestion at the suggestions', async () => {
  const { drawer } = await openTips({}, { orders: refusal({ tip: ['this tip is not possible'] }) });
  await press(drawer, /10\s%/);
  await send(drawer);
  expect(await drawer.findByText('this tip is not possible')).toBeVisible();
  expect(drawer.getByRole('group', { name: 'Tip' })).toHaveAccessibleDescription('this tip is not possible');
  await waitFor(() => expect(tips(drawer).getAllByRole('button')[0]).toHaveFocus());
});

it('keeps the tip when another field is missing', async () => {
  const { drawer, sent } = await openTips(
    {},
    { properties: kit(option({ id: 3, title: 'Your name', is_required: true })) },
  );
  await drawer.findByRole('textbox', { name: /Your name/ });
  await press(drawer, / 5\s%$/);
  await send(drawer);
  expect(sent).toEqual([]);
  expect(chips(drawer)[0]).toBe('1.40 €5 %*');
});
