'use client';

import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { phoneCountry } from '@/lib/device/phone-country';
import { phoneMask } from '@/lib/device/phone-mask';
import type { Country } from '@/lib/domain/phone/phone';
import { countryFor } from '@/lib/domain/phone/phone-country';
import { valueOnBlur } from '@/lib/domain/phone/phone-mask';
import { typeAt } from '@/lib/domain/phone/phone-typing';
import { COUNTRIES } from './country-list';

/**
 * A phone number in the mask of its country. The country is stored beside the number while the number is the one typed
 * here; any other number sets its own country (phone/PH3, phone/PH5, phone/PH6).
 */
export function usePhoneField(field: { value: string; onChange: (value: string) => void }): {
  country: Country;
  input: RefObject<HTMLInputElement | null>;
  /** Switches to another country and clears the number. */
  choose: (code: string) => void;
  type: (event: ChangeEvent<HTMLInputElement>) => void;
  leave: () => void;
} {
  const { value, onChange } = field;
  const { country_code, region } = useHotel();
  const input = useRef<HTMLInputElement>(null);
  const cursor = useRef<number | null>(null);
  const [stored, setStored] = useState(() => ({ mask: phoneMask.get(), code: phoneCountry.get() }));
  const [typed, setTyped] = useState<{ value: string; country: Country } | null>(null);
  const country =
    typed !== null && typed.value === value
      ? typed.country
      : countryFor({ ...stored, number: value, hotelDialCode: country_code, region, countries: COUNTRIES });

  const keep = ({ mask, code }: Country) => {
    setStored({ mask, code });
    phoneMask.change(() => mask);
    phoneCountry.change(() => code);
  };
  const show = (next: { value: string; country: Country }) => {
    setTyped(next);
    if (next.country.code !== country.code) keep(next.country);
    if (next.value !== value) onChange(next.value);
  };
  const choose = (code: string) => {
    const chosen = COUNTRIES.find((each) => each.code === code);
    if (chosen === undefined) return;
    setTyped({ value: '', country: chosen });
    // Also for the same country, which is now the guest's choice.
    keep(chosen);
    // The current value, not the one from when the list was opened.
    if (input.current?.value !== '') onChange('');
  };
  useLayoutEffect(() => {
    if (cursor.current === null || input.current !== document.activeElement) return;
    input.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  return {
    country,
    input,
    choose,
    type: ({ target }) => {
      const at = { text: target.value, cursor: target.selectionStart ?? target.value.length };
      const next = typeAt({ ...at, before: value, country, countries: COUNTRIES });
      cursor.current = next.cursor;
      show(next);
    },
    leave: () => show({ value: valueOnBlur(value, country), country }),
  };
}
