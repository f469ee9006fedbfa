/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { propertyValues } from '@/lib/device/property-values';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { SkipCleanDays } from './skip-clean-days';

const SKIPPED = {
  sectionId: 7,
  optionId: 71,
  descrHtml: '',
  product: {
    id: 70,
    title: 'No cleaning',
    image: null,
    price: '',
    isPopup: true,
    isBrief: false,
    age: null,
    closed: null,
    food: null,
  },
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

it('opens the hotel’s product with the chosen days, once a day is chosen', async () => {
  renderInHotel(<SkipCleanDays skipped={SKIPPED} />, hotelView());
  const button = screen.getByRole('button', { name: 'Skip these days' });
  expect(button).toBeDisabled();
  expect(screen.getAllByRole('checkbox')).toHaveLength(7);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wed 3 Jun' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tomorrow' }));
  await userEvent.click(button);
  expect(propertyValues.get()).toContainEqual({ id: 71, value: ['2026-06-02', '2026-06-03'] });
  expect(openOverlays().at(-1)).toMatchObject({ name: 'fast-order', arg: { sectionId: 7, productId: 70 } });
});
