/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { foodNote } from '@/lib/device/food-note';
import { EMPTY_NOTE } from '@/lib/domain/allergens/food-note';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { FoodNoteDrawer } from './food-note-drawer';

beforeEach(() => {
  resetOverlays();
  foodNote.changeNow(() => EMPTY_NOTE);
});

const opened = () => {
  renderInHotel(<OverlayHost bodies={{ 'food-note': FoodNoteDrawer }} />);
  act(() => openOverlay('food-note'));
};
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

it('asks for the fourteen allergens and the diets', () => {
  opened();
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('checkbox').length;
  expect([group('I cannot eat'), group('How I eat')]).toEqual([14, 9]);
});

it('stores each tick at once and takes it back', async () => {
  opened();
  await tick('nuts');
  await tick('milk');
  await tick('vegan');
  expect(foodNote.get()).toEqual({ allergens: ['milk', 'nuts'], diets: ['vegan'] });
  await tick('nuts');
  expect(foodNote.get()).toEqual({ allergens: ['milk'], diets: ['vegan'] });
});

it('clears the list, and the device keeps nothing of it', async () => {
  foodNote.changeNow(() => ({ allergens: ['milk'], diets: ['vegan'] }));
  opened();
  await userEvent.click(screen.getByRole('button', { name: 'Clear my list' }));
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(window.localStorage.getItem('food_note')).toBeNull();
});
