/** @jest-environment jsdom */
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { phoneCountry } from '@/lib/device/phone-country';
import { phoneMask } from '@/lib/device/phone-mask';
import { isKitValid } from '@/lib/domain/options/options';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { arabicHotel, hotelView, InHotel } from '@/tests/builders/screen/hotel-view';
import { renderOptionForm } from '@/tests/builders/screen/option-form';
import { focusOption } from '../form/option-ids';
import { usePhoneCheck } from './use-phone-check';

const user = userEvent.setup();
const spain = hotelView({ country_code: '+34' });

const phone = (value: string | null = null) =>
  kit(option({ id: 1, title: { en: 'Phone', ar: 'الهاتف' }, pcode_id: 'phone_number', is_required: true, value }));

beforeEach(() => {
  resetOverlays();
  phoneMask.changeNow(() => '');
  phoneCountry.changeNow(() => '');
});

const field = () => screen.findByRole('textbox', { name: /^Phone/ });
const countryButton = () => screen.findByRole('button', { name: /^Country/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Country' }));
const search = async () => (await dialog()).getByRole('combobox', { name: 'Search by name or dial code' });

/** Selects a country for the first phone field of the form. */
async function chooseCountry(name: RegExp) {
  const [button] = await screen.findAllByRole('button', { name: /^Country/ });
  if (button === undefined) throw new Error('there is no country to choose');
  await user.click(button);
  await user.click((await dialog()).getByRole('option', { name }));
  await waitFor(() => expect(openOverlays()).toEqual([]));
  // The field gets the result in a separate task, after the dialog has closed.
  await act(() => new Promise<void>((done) => setTimeout(done)));
}

describe('A phone number field', () => {
  it('starts a phone number with the hotel’s country and its mask as the placeholder', async () => {
    renderOptionForm(phone(), { hotel: spain });
    expect(await field()).toHaveAttribute('placeholder', '+34-___-__-__-__');
    expect(await field()).toBeRequired();
    expect(await countryButton()).toHaveAccessibleName('Country: Spain, +34');
  });

  it('starts a phone number with +1 when the hotel has no country, and with a stored number’s own country', async () => {
    renderOptionForm(phone());
    expect(await field()).toHaveAttribute('placeholder', '+1___-___-____');
    renderOptionForm(phone('+49-1512-3456789'), { hotel: spain });
    expect(await screen.findByRole('button', { name: 'Country: Germany, +49' })).toBeVisible();
  });

  it('starts a phone number with the country of the hotel’s region when the hotel has no country code', async () => {
    renderOptionForm(phone(), { hotel: hotelView({ region: 'UK' }) });
    expect(await countryButton()).toHaveAccessibleName('Country: United Kingdom, +44 (0)');
  });

  it('applies the mask while a phone number is typed, and keeps the cursor’s place', async () => {
    const form = renderOptionForm(phone(), { hotel: spain });
    const input = await field();
    await user.type(input, '612345678');
    expect(form.answer()).toBe('+34-612-34-56-78');
    await user.type(input, '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    expect(input).toHaveValue('+34-613-45-67-8');
    expect((input as HTMLInputElement).selectionStart).toBe(6);
    await user.clear(input);
    expect(form.answer()).toBeNull();
  });

  it('switches the country when a number with another dial code is pasted', async () => {
    const form = renderOptionForm(phone(), { hotel: spain });
    await user.click(await field());
    await user.paste('+44 7400 123456');
    expect(form.answer()).toBe('+44 (0)7400-123456');
    expect(await countryButton()).toHaveAccessibleName('Country: United Kingdom, +44 (0)');
    expect(phoneMask.get()).toBe('+44 (0)____-______');
    await user.paste('+49 1512 3456789');
    expect(form.answer()).toBe('+49-1512-3456789');
  });

  it('stores no phone number when the guest leaves only a dial code', async () => {
    const form = renderOptionForm(phone(), { hotel: spain });
    await user.type(await field(), '+49');
    expect(await field()).toHaveValue('+49-');
    await user.tab();
    expect(form.answer()).toBeNull();
  });

  it('shows a phone number from left to right on an Arabic page too', async () => {
    renderOptionForm(phone(), { hotel: arabicHotel({ country_code: '+971' }) });
    expect(await screen.findByRole('textbox', { name: /^الهاتف/ })).toHaveAttribute('dir', 'ltr');
    expect(await screen.findByRole('button', { name: /^البلد: الإمارات العربية المتحدة، \+971/ })).toBeVisible();
  });

  it('marks an invalid phone number and describes the error', async () => {
    renderOptionForm(phone('+34-612'), { hotel: spain, invalid: [1] });
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveAccessibleDescription('Enter the full phone number');
  });

  it('focuses the phone number after a failed send, not its country button', async () => {
    renderOptionForm(phone('+34-612'), { hotel: spain, invalid: [1] });
    await field();
    focusOption('sheet', 1);
    expect(await field()).toHaveFocus();
  });

  it('shows a read-only phone number unchanged', async () => {
    renderOptionForm(kit(option({ title: 'Reception', pcode_id: 'phone_number', is_read_only: true, value: '100' })));
    expect(screen.getByRole('textbox', { name: 'Reception' })).toHaveValue('100');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('The country of a phone number', () => {
  it('lists US, GB and RU first, and a new country clears the number and stores the mask', async () => {
    const form = renderOptionForm(phone('+34-612-34-56-78'), { hotel: spain });
    await user.click(await countryButton());
    const names = (await dialog()).getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['United States+1', 'United Kingdom+44 (0)', 'Russia+7', 'Afghanistan+93']);
    expect(names).toHaveLength(245);
    expect((await dialog()).getByRole('option', { name: /Spain/ })).toHaveAttribute('aria-selected', 'true');
    await user.click((await dialog()).getByRole('option', { name: /Germany/ }));
    await waitFor(() => expect(openOverlays()).toEqual([]));
    expect(form.answer()).toBeNull();
    expect(await field()).toHaveAttribute('placeholder', '+49-____-_______');
    expect(phoneMask.get()).toBe('+49-____-_______');
  });

  it('starts the next form with the country chosen before', async () => {
    phoneMask.changeNow(() => '+49-____-_______');
    renderOptionForm(phone(), { hotel: spain });
    expect(await countryButton()).toHaveAccessibleName('Country: Germany, +49');
  });

  it('keeps the chosen country when another country has the same mask', async () => {
    const form = renderOptionForm(phone(), { hotel: spain });
    await chooseCountry(/Puerto Rico/);
    await user.type(await field(), '7875550123');
    expect(form.answer()).toBe('+1-787-555-0123');
    form.close();
    renderOptionForm(phone('+1-787-555-0123'), { hotel: spain });
    expect(await countryButton()).toHaveAccessibleName('Country: Puerto Rico, +1');
  });

  it('finds countries by their name in the guest’s language, in English, or by dial code', async () => {
    renderOptionForm(phone(), { hotel: hotelView({ language: 'de', locale: 'de' }) });
    await user.click(await countryButton());
    const found = async () => (await dialog()).queryAllByRole('option').map(({ textContent }) => textContent);
    await user.type(await search(), 'spani');
    await waitFor(async () => expect(await found()).toEqual(['Spanien+34']));
    await user.clear(await search());
    await user.type(await search(), 'germany');
    await waitFor(async () => expect(await found()).toEqual(['Deutschland+49']));
    await user.clear(await search());
    await user.type(await search(), '+356');
    await waitFor(async () => expect(await found()).toEqual(['Malta+356']));
    await user.clear(await search());
    await user.type(await search(), 'atlantis');
    expect(await screen.findByText('No country matches.')).toBeVisible();
  });

  it('selects a country by keyboard from the search field', async () => {
    renderOptionForm(phone(), { hotel: spain });
    await user.click(await countryButton());
    await user.type(await search(), 'united');
    await waitFor(async () => expect(await search()).toHaveAttribute('aria-activedescendant', 'country-US'));
    await user.keyboard('{ArrowDown}');
    expect(await search()).toHaveAttribute('aria-activedescendant', 'country-GB');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openOverlays()).toEqual([]));
    expect(await countryButton()).toHaveAccessibleName('Country: United Kingdom, +44 (0)');
  });

  it('changes only the field that opened the country list', async () => {
    const two = kit(
      option({ id: 1, title: 'Phone', pcode_id: 'phone_number', value: '+34-612-34-56-78' }),
      option({ id: 2, title: 'Second phone', pcode_id: 'phone_number', value: '+34-698-76-54-32' }),
    );
    const form = renderOptionForm(two, { hotel: spain });
    await chooseCountry(/Germany/);
    expect([form.answer(0), form.answer(1)]).toEqual([null, '+34-698-76-54-32']);
    expect(screen.getAllByRole('button', { name: /^Country/ }).map((button) => button.ariaLabel)).toEqual([
      'Country: Germany, +49',
      'Country: Spain, +34',
    ]);
  });
});

describe('The check of a phone number', () => {
  const checkFor = async (value: string) => {
    const asked = phone(value);
    const { result } = renderHook(() => usePhoneCheck(asked), { wrapper: InHotel });
    await waitFor(() => expect(result.current).toBeDefined());
    const isPhonePossible = result.current;
    if (isPhonePossible === undefined) throw new Error('the check did not come');
    return isKitValid(asked, { paymentType: null, paymentId: null, isPhonePossible });
  };

  it.each([
    ['+34-612-34-56-78', true],
    ['+34-612-34-56-7', false],
    ['+49-1512-3456789', true],
    ['+44 (0)7400-123456', true],
    ['+44 (0)7400-12345', true],
    ['+44 (0)7400-1234', false],
    ['+1201-555-0123', true],
    ['+1201-555-012', false],
  ])('checks whether the phone number %s is possible: %s', async (value, isPossible) => {
    expect(await checkFor(value)).toBe(isPossible);
  });

  it('does not load the check of phone numbers for a form without a phone number', async () => {
    const { result } = renderHook(() => usePhoneCheck(kit(option())), { wrapper: InHotel });
    await act(async () => undefined);
    expect(result.current).toBeUndefined();
  });
});
