/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { isAdult, isSixteen } from '@/lib/device/guest';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { section } from '@/tests/builders/catalogue/section';
import { arabicHotel, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { AgeDialog } from './age-dialog';
import { useAgeGate } from './use-age-gate';

const TEXT = 'GET /api/v1/hotels/1/get-public-info/is_adult_18';
const TEXT_16 = 'GET /api/v1/hotels/1/get-public-info/is_adult_16';
const network = fakeNetwork();
const added: string[] = [];

/** Buttons that add a bottle of wine (for adults) and a plate of food. */
function Bar() {
  const gate = useAgeGate();
  const add = async (title: string, for_adult: boolean) => {
    if (await gate({ product: { for_adult }, section: section([]) })) added.push(title);
  };
  return (
    <>
      <button type="button" onClick={() => void add('Rioja', true)}>
        Add wine
      </button>
      <button type="button" onClick={() => void add('Tapas', false)}>
        Add food
      </button>
    </>
  );
}

const atTheBar = (hotel = hotelView()) =>
  renderInHotel(
    <OverlayHost bodies={{ age: AgeDialog }}>
      <Bar />
    </OverlayHost>,
    hotel,
  );

const question = () => screen.findByRole('alertdialog', { name: 'Are you 18 or older?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const closed = () => waitFor(() => expect(openOverlays()).toEqual([]));

beforeEach(() => {
  resetOverlays();
  added.length = 0;
  for (const known of [isAdult, isSixteen]) known.changeNow(() => false);
  network.respondTo(TEXT, { data: { en: '<p>Spanish law, <b>18</b> and over.</p>', ar: '<p>للبالغين.</p>' } });
});

describe('Adding a product for adults', () => {
  it('adds the product only after the guest has confirmed their age', async () => {
    atTheBar();
    await press('Add wine');
    expect(await question()).toHaveAccessibleDescription(/Spanish law, 18 and over/);
    expect(added).toEqual([]);
    await press('Yes, I am 18 or older');
    await waitFor(() => expect(added).toEqual(['Rioja']));
    await closed();
    expect(localStorage.getItem('is_adult')).toBe('true');
  });

  it('does not ask again after the guest has confirmed their age', async () => {
    isAdult.changeNow(() => true);
    atTheBar();
    await press('Add wine');
    expect(added).toEqual(['Rioja']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('adds nothing when the guest says no, and asks again the next time', async () => {
    atTheBar();
    await press('Add wine');
    await question();
    await press('No, go back');
    await closed();
    expect([added, isAdult.get()]).toEqual([[], false]);
    await press('Add wine');
    await question();
    await press('Yes, I am 18 or older');
    await waitFor(() => expect(added).toEqual(['Rioja']));
  });

  it('adds nothing when the guest goes back', async () => {
    atTheBar();
    await press('Add wine');
    await question();
    act(() => window.history.back());
    await closed();
    expect(added).toEqual([]);
  });

  it('adds food without asking for the age', async () => {
    atTheBar();
    await press('Add food');
    expect(added).toEqual(['Tapas']);
  });
});

describe('The age dialog', () => {
  it.each([
    ['has no age text', { data: '' }],
    ['does not respond', undefined],
  ])('shows the built-in text when the hotel %s', async (_title, response) => {
    network.respondTo(TEXT, response);
    atTheBar();
    await press('Add wine');
    await waitFor(async () => expect(await question()).toHaveAccessibleDescription('This is served to adults only.'));
  });

  it('asks for 16 in a section with the age limit 16, and a yes does not count for 18', async () => {
    network.respondTo(TEXT_16, { data: '' });
    atTheBar(hotelView({ variations: { ...NO_VARIATIONS, age16Under: [5] } }));
    await press('Add wine');
    expect(await screen.findByRole('alertdialog', { name: 'Are you 16 or older?' })).toBeVisible();
    await press('Yes, I am 16 or older');
    await waitFor(() => expect(added).toEqual(['Rioja']));
    expect([isAdult.get(), isSixteen.get()]).toEqual([false, true]);
  });

  it('asks in Arabic for a guest who reads Arabic', async () => {
    atTheBar(arabicHotel());
    await press('Add wine');
    expect(await screen.findByRole('alertdialog', { name: 'هل عمركم 18 سنة أو أكثر؟' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('للبالغين.')).toBeVisible());
  });
});
