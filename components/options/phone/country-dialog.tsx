'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { CONTROL } from '@/components/ui/form/control';
import { isComposing } from '@/components/ui/form/is-composing';
import { Icon } from '@/components/ui/icon';
import { searchIcon } from '@/components/ui/icons/search';
import { Dialog } from '@/components/ui/overlay/dialog';
import { closeWithResult, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { countryNames } from '@/lib/domain/phone/country-names';
import { inListOrder, searchCountries } from '@/lib/domain/phone/phone-country';
import { COUNTRIES } from './country-list';

const LIST = 'country-list';
const optionId = (code: string) => `country-${code}`;

/** The countries that match a search by their name in the guest's language or in English, or by their dial code. */
function useCountrySearch(search: string) {
  const { locale } = useHotel();
  const nameOf = useMemo(() => countryNames(locale), [locale]);
  const all = useMemo(() => {
    const english = countryNames('en');
    const namedCountries = COUNTRIES.map((country) => ({ ...country, name: english(country.code) }));
    return inListOrder(namedCountries, nameOf, locale);
  }, [nameOf, locale]);
  return { found: useMemo(() => searchCountries(all, search, nameOf), [all, search, nameOf]), nameOf };
}

/** The index in a list that a key moves to; null: the key does not move. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  return null;
}

/** A dialog that selects the country of a phone number by name or dial code. Rule: phone/PH11. */
export function CountryDialog({ arg }: { arg: OverlayArgs['country'] }) {
  const t = useTranslations();
  const [search, setSearch] = useState('');
  const { found, nameOf } = useCountrySearch(useDeferredValue(search));
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The browser would focus the close button. On a phone the search field is not focused, because the keyboard would
  // cover half of the list.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const place = found.findIndex(({ code }) => code === active);
  const isSearching = search.trim() !== '';
  const current = found[place] ?? (isSearching ? found[0] : undefined);
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (code: string) => closeWithResult('country', code);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const next = placeAfter(event.key, current ? found.indexOf(current) : -1, found.length);
    if (next !== null) {
      event.preventDefault();
      setActive(found[next]?.code ?? null);
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      choose(current.code);
    }
  };
  return (
    <Dialog id="country" title={t('country')} closeLabel={t('close')} layout="list">
      <label className="relative mx-5 mt-4 block">
        <Icon shape={searchIcon} className="absolute start-4 top-3.75 text-ink-3" />
        <input
          ref={field}
          className={clsx(CONTROL, 'ps-12')}
          type="text"
          role="combobox"
          inputMode="search"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={t('country_search')}
          aria-expanded
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.code)}
          placeholder={t('country_search_example')}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setActive(null);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <div
        className="mt-3 overflow-y-auto border-line border-t pb-4"
        id={LIST}
        ref={list}
        role="listbox"
        aria-label={t('country')}
      >
        {found.map(({ code, dial_code }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard selects from the search field
          <div
            key={code}
            id={optionId(code)}
            className={clsx(
              'grid min-h-13.5 cursor-pointer grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-4 px-5 py-2 not-first:border-line not-first:border-t hover:bg-sunken aria-selected:bg-brand-soft pressed:bg-sunken',
              code === current?.code && 'rounded-md outline-3 outline-focus -outline-offset-3',
            )}
            role="option"
            tabIndex={-1}
            aria-selected={code === arg.chosen}
            onClick={() => choose(code)}
          >
            <img
              className="size-7 rounded-full object-cover inset-ring inset-ring-black/8"
              src={`/flags/${code.toLowerCase()}.svg`}
              alt=""
              width={28}
              height={28}
              loading="lazy"
            />
            <span>{nameOf(code)}</span>
            <span className="whitespace-nowrap text-ink-2 tabular-nums" dir="ltr">
              {dial_code}
            </span>
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? 'mx-5 py-5 text-ink-2 text-sm' : 'sr-only'} role="status">
        {found.length === 0 && t('no_country')}
      </p>
    </Dialog>
  );
}
