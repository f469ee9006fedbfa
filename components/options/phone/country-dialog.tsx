'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { Dialog } from '@/components/ui/overlay/dialog';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { countryNames } from '@/lib/domain/phone/country-names';
import { inListOrder, searchCountries } from '@/lib/domain/phone/phone-country';
import { resolveOverlay } from '../form/overlay-result';
import { COUNTRIES } from './country-list';

const LIST = 'country-list';
const optionId = (code: string) => `country-${code}`;

/** The countries that a search finds, by their names in the guest's language and in English. */
function useCountrySearch(search: string) {
  const { locale } = useHotel();
  const nameOf = useMemo(() => countryNames(locale), [locale]);
  const all = useMemo(() => {
    const english = countryNames('en');
    const named = COUNTRIES.map((country) => ({ ...country, name: english(country.code) }));
    return inListOrder(named, nameOf, locale);
  }, [nameOf, locale]);
  return { found: useMemo(() => searchCountries(all, search, nameOf), [all, search, nameOf]), nameOf };
}

/** Which way a key leads in a list; null: nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  return null;
}

/** Chooses the country of a telephone number, by its name or its dial code. Rule: phone/PH11. */
export function CountryDialog({ arg }: { arg: OverlayArgs['country'] }) {
  const t = useTranslations();
  const [search, setSearch] = useState('');
  const { found, nameOf } = useCountrySearch(useDeferredValue(search));
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The browser would begin at the close button. On a phone the keyboard would cover half of the list.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const place = found.findIndex(({ code }) => code === active);
  const isSearching = search.trim() !== '';
  const current = found[place] ?? (isSearching ? found[0] : undefined);
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (code: string) => {
    resolveOverlay(arg.fieldId, code);
    closeOverlays();
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
    <Dialog id="country" title={t('country')} closeLabel={t('close')} className="country">
      <label className="search mt-4">
        <Icon name="search" />
        <input
          ref={field}
          className="control"
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
      <div className="list" id={LIST} ref={list} role="listbox" aria-label={t('country')}>
        {found.map(({ code, dial_code }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the search field
          <div
            key={code}
            id={optionId(code)}
            className={clsx('item', code === current?.code && 'is-active')}
            role="option"
            tabIndex={-1}
            aria-selected={code === arg.chosen}
            onClick={() => choose(code)}
          >
            <img
              className="flag"
              src={`/flags/${code.toLowerCase()}.svg`}
              alt=""
              width={28}
              height={28}
              loading="lazy"
            />
            <span>{nameOf(code)}</span>
            <span className="muted num" dir="ltr">
              {dial_code}
            </span>
          </div>
        ))}
      </div>
      <p className={clsx('hint', found.length === 0 ? 'py-5' : 'sr')} role="status">
        {found.length === 0 && t('no_country')}
      </p>
    </Dialog>
  );
}
