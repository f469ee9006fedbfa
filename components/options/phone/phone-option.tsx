'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { setOptionValue } from '@/lib/domain/options/options';
import { formatStoredPhone } from '@/lib/domain/phone/format-stored-phone';
import { phoneCheck } from '@/lib/domain/phone/phone';
import { OptionField } from '../form/option-field';
import type { OptionProps } from '../inputs/option-props';
import { COUNTRIES } from './country-list';
import { PhoneField } from './phone-field';

/** Whether a number is possible for a country of the table (phone/PH8). */
export const isPhonePossible = phoneCheck(COUNTRIES);

/** A phone number that the hotel stores for a guest, as the phone field displays it. */
export const displayedPhone = (number: string, hotel: { country_code: string | null; region: string }): string =>
  formatStoredPhone(number, { countries: COUNTRIES, hotelDialCode: hotel.country_code, region: hotel.region });

/** A text option with the code phone_number (options/O6). */
export function PhoneOption({ change, ...block }: OptionProps) {
  const { option } = block;
  const t = useTranslations();
  const value = typeof option.value === 'string' || typeof option.value === 'number' ? String(option.value) : '';
  return (
    <OptionField {...block} error={t('validation_phone')}>
      {(field) => (
        <PhoneField
          field={field}
          value={value}
          onChange={(next) => change((kit) => setOptionValue(kit, option.id, next === '' ? null : next))}
        />
      )}
    </OptionField>
  );
}
