/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { foodNote } from '@/lib/device/food-note';
import { EMPTY_NOTE } from '@/lib/domain/allergens/food-note';
import { consentOnlyHotel, guestWithCart, pizzaLine } from '@/tests/builders/screen/open-cart';

const { network, user, openCart } = guestWithCart();
const NOTE = { allergens: ['milk', 'nuts'], diets: ['vegan'] } as const;
const TICK = /^Tell the kitchen/;

/** Opens the cart of a device with a pizza, which is food or not. */
async function opened(isFood: boolean) {
  const { drawer, sent } = await openCart({
    lines: [pizzaLine({}, { is_food: isFood, allergens: ['milk'] })],
    hotel: consentOnlyHotel(),
  });
  await drawer.findByRole('checkbox', { name: /personal data/i });
  const send = async () => {
    await user.click(drawer.getByRole('checkbox', { name: /personal data/i }));
    await user.click(screen.getByRole('button', { name: /^Send the order/ }));
    await network.settled();
    return sent;
  };
  return { drawer, send };
}

afterEach(() => act(() => foodNote.changeNow(() => EMPTY_NOTE)));

it('sends the list of a guest who ticks it with this order', async () => {
  foodNote.changeNow(() => NOTE);
  const { drawer, send } = await opened(true);
  await user.click(drawer.getByRole('checkbox', { name: 'Tell the kitchen: milk, nuts, vegan' }));
  expect(await send()).toMatchObject([{ food_note: NOTE }]);
});

it('sends nothing of the list without the tick', async () => {
  foodNote.changeNow(() => NOTE);
  const { drawer, send } = await opened(true);
  expect(drawer.getByRole('checkbox', { name: TICK })).not.toBeChecked();
  const [sent] = await send();
  expect(sent).not.toHaveProperty('food_note');
});

it('does not ask about an order without food', async () => {
  foodNote.changeNow(() => NOTE);
  const { drawer } = await opened(false);
  expect(drawer.queryByRole('checkbox', { name: TICK })).toBeNull();
  expect(drawer.queryByRole('button', { name: 'My allergies and diet' })).toBeNull();
});

it('leads a guest without a list to it', async () => {
  const { drawer } = await opened(true);
  expect(drawer.getByRole('button', { name: 'My allergies and diet' })).toBeVisible();
  expect(drawer.queryByRole('checkbox', { name: TICK })).toBeNull();
});
