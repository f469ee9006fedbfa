'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { joinList } from '@/lib/domain/i18n/join-list';
import { countryNames } from '@/lib/domain/phone/country-names';
import { usePhoneField } from './use-phone-field';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    country: { chosen: string };
  }
  interface OverlayResults {
    /** ISO 3166-1 alpha-2. */
    country: string;
  }
}

/** The attributes that connect the field with its label and its error. */
type FieldAttributes = { id: string; required: boolean; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** A phone number: a country button and the number in the country's mask. Rule: phone/PH2. */
export function PhoneField(props: { field: FieldAttributes; value: string; onChange: (value: string) => void }) {
  const { field, value, onChange } = props;
  const { locale } = useHotel();
  const t = useTranslations();
  const { country, input, choose, type, leave } = usePhoneField({ value, onChange });
  const name = countryNames(locale)(country.code);
  const chooseCountry = async () => {
    const code = await openOverlayForResult('country', { chosen: country.code });
    if (code !== undefined) choose(code);
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <button
        type="button"
        className="inline-flex min-h-control items-center gap-2 rounded-md border border-line-strong bg-surface px-3 transition-[scale] duration-fast disabled:border-transparent disabled:bg-sunken pressed:scale-pressed"
        aria-haspopup="dialog"
        {...opens('country')}
        aria-label={`${t('country')}: ${joinList([name, country.dial_code], locale)}`}
        onClick={() => void chooseCountry()}
      >
        <img
          className="size-6 rounded-full object-cover inset-ring inset-ring-black/8"
          src={`/flags/${country.code.toLowerCase()}.svg`}
          alt=""
          width={24}
          height={24}
        />
        <Icon shape={chevronDownIcon} size="xs" />
      </button>
      <TextField
        {...field}
        ref={input}
        isNumber
        type="tel"
        autoComplete="tel"
        // Phone numbers are left to right in every language.
        dir="ltr"
        placeholder={country.mask}
        value={value}
        onChange={type}
        onBlur={leave}
      />
    </div>
  );
}
