/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { closeOverlays, openOverlay } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartWith } from '@/tests/builders/orders/lines';
import { findSuccessDialog, guestWithCart, pizzaLine } from '@/tests/builders/screen/open-cart';

const { user, filledCart } = guestWithCart();

const asked = kit(
  option({ id: 3, title: 'Your name' }),
  option({ id: 4, title: 'Nights', ptype_id: 'calendar', value: null }),
);
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel);

it('keeps the guest’s name but clears the dates after an order was sent', async () => {
  const { drawer, sent } = await filledCart({ properties: asked });
  const [day] = await drawer.findAllByRole('button', { name: /\b15 / });
  await user.click(day as HTMLElement);
  expect(pressed()).toEqual([expect.stringMatching(/\b15 /)]);
  await user.click(drawer.getByRole('button', { name: /^Send the order/ }));
  await findSuccessDialog();
  expect(sent[0]?.property.properties[1]).toMatchObject({ value: [expect.stringMatching(/-15$/)] });

  act(() => {
    cart.changeNow((current) => ({ ...cartWith(pizzaLine()), property: current.property }));
    closeOverlays();
    openOverlay('cart');
  });
  const again = within(await screen.findByRole('dialog', { name: 'Your order' }));
  await user.click(await again.findByRole('button', { name: 'Change room, name or payment' }));
  expect(await again.findByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');
  await again.findAllByRole('button', { name: /\b15 / });
  expect(pressed()).toEqual([]);
});
