/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeOverlays, openOverlay } from '@/components/ui/overlay/overlay-stack';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { fillInPopup, openFastOrder, orderButton } from '@/tests/builders/screen/fast-order';
import { findSuccessDialog, resetDevice } from '@/tests/builders/screen/open-cart';
import { afterPaint } from '@/tests/builders/screen/painted';

const network = fakeNetwork();
const user = userEvent.setup();

const flight = option({ id: 62, title: 'Flight', is_required: true });
const nights = (id: number, title: string) => option({ id, title, ptype_id: 'calendar' });
const pressed = () => screen.queryAllByRole('button', { pressed: true });

beforeEach(() => resetDevice());

it('opens a fast order without the dates of the last one sent', async () => {
  const { popup, sent } = await openFastOrder(network, {
    transfer: { property: kit(flight, nights(64, 'Days of the car')) },
    responses: { properties: kit(nights(65, 'Nights in the house')) },
  });
  await fillInPopup(popup);
  for (const day of await popup.findAllByRole('button', { name: /\b15 / })) await user.click(day);
  expect(pressed()).toHaveLength(2);
  await user.click(orderButton(popup));
  await findSuccessDialog();
  expect(sent[0]?.property.properties).toMatchObject([{ id: 65, value: [expect.stringMatching(/-15$/)] }]);

  act(() => {
    closeOverlays();
    openOverlay('fast-order', { sectionId: 5, productId: 31 });
  });
  const again = within(await screen.findByRole('dialog', { name: 'Airport transfer' }));
  await afterPaint();
  await user.click(again.getByRole('button', { name: 'Change room, name or payment' }));
  expect(await again.findAllByRole('button', { name: /\b15 / })).toHaveLength(2);
  expect(pressed()).toEqual([]);
});
