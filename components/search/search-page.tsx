'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { searchIcon } from '@/components/ui/icons/search';
import { xIcon } from '@/components/ui/icons/x';
import { Illustration } from '@/components/ui/illustration';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay, replaceAddress } from '@/components/ui/overlay/overlay-stack';
import { Skeleton } from '@/components/ui/skeleton';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { AskReception } from './ask-reception';
import { SearchHits } from './search-hits';
import { SearchIdeas } from './search-ideas';
import { type FoundEntries, type SectionHours, useSearch } from './use-search';

/** The query key that holds what was searched, so that "back" from a section shows the same results. */
const QUERY_KEY = 'q';

/** Time without a new letter after which the search is kept: browsers refuse a hundred changes of the address in 30 s. */
const KEEP_AFTER_MS = 400;

/** Writes the search into the page's address, so that a reload and "back" show it again. Rule: search/SR7. */
function keepInAddress(typed: string): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (typed.trim() === '') query.delete(QUERY_KEY);
  else query.set(QUERY_KEY, typed);
  const kept = String(query);
  if (kept !== search.slice(1)) replaceAddress(kept === '' ? pathname : `${pathname}?${kept}`);
}

/** The search page: a field, and what it finds as a guest types. `back`: the button before the field. Rule: pages/PG25. */
export function SearchPage({ back }: { back: ReactNode }) {
  const initialText = useSearchParams().get(QUERY_KEY) ?? '';
  const [typed, setTyped] = useState(initialText);
  const field = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  const { found, ideas, hours, hasFailed, retry } = useSearch(typed);
  const search = (text: string) => {
    if (field.current !== null) field.current.value = text;
    setTyped(text);
    // The tapped button goes with what it stood among. Not to the field, whose keyboard would cover what is found.
    main.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  };
  const t = useTranslations();
  return (
    <>
      <header className="sticky top-[var(--offline-line,0px)] z-bar shallow:static -mx-gutter grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3 bg-canvas/88 px-gutter py-3 wider:pt-20 backdrop-blur-[14px] forced-colors:border-b">
        {back}
        <SearchField field={field} initialText={initialText} typed={typed} onType={setTyped} />
      </header>
      <main ref={main} id="main" tabIndex={-1}>
        <h1 className="sr-only">{t('search')}</h1>
        <p className="sr-only" role="status">
          {found?.isSearch ? t('search_found', { n: found.total }) : ''}
        </p>
        {hasFailed ? (
          <div className="grid gap-4 pt-4">
            <Notice tone="danger" alert>
              {t('section_failed')}
            </Notice>
            <Button variant="soft" onClick={retry}>
              {t('try_again')}
            </Button>
            <HotelCallLink />
          </div>
        ) : (
          <Results found={found} typed={typed} hours={hours} ideas={<SearchIdeas ideas={ideas} onSearch={search} />} />
        )}
      </main>
    </>
  );
}

/** `ideas`: what else can be searched, when nothing is typed or found. */
function Results(props: { found: FoundEntries | undefined; typed: string; hours: SectionHours; ideas: ReactNode }) {
  const { found, typed, hours, ideas } = props;
  const { is_active_chat } = useHotel();
  const t = useTranslations();
  if (found === undefined) return <Skeletons label={t('loading')} />;
  if (!found.isSearch || found.hits.length > 0)
    return (
      <>
        {!found.isSearch && ideas}
        <SearchHits found={found} typed={typed} hours={hours} />
      </>
    );
  return (
    <div className="mx-auto grid max-w-dialog justify-items-center gap-6 py-8 text-center">
      <Illustration src="/pictures/basket.webp" tint="tint-4" size="sm" />
      <div>
        <h2 className="wrap-anywhere text-xl">{t('search_none', { text: bidiIsolate(typed.trim()) })}</h2>
        <p className="mt-2 text-ink-2">{t('search_none_text')}</p>
      </div>
      <AskReception typed={typed} />
      {is_active_chat && <p className="-mt-3 text-ink-2 text-sm">{t('search_ask_text')}</p>}
      <Button variant="soft" {...opens('services')} onClick={() => openOverlay('services')}>
        {t('see_services')}
      </Button>
      {ideas}
    </div>
  );
}

type Field = RefObject<HTMLInputElement | null>;

const textIn = ({ current }: Field): string | undefined => current?.value;

/** An uncontrolled field, because a guest may have typed before hydration. `initialText`: from the address. */
function SearchField(props: { field: Field; initialText: string; typed: string; onType: (typed: string) => void }) {
  const { field, initialText, typed, onType } = props;
  const t = useTranslations();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears
  useEffect(() => {
    onType(field.current?.value ?? '');
    if (initialText === '') field.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => keepInAddress(textIn(field) ?? typed), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, field]);
  const clear = () => {
    if (field.current !== null) field.current.value = '';
    onType('');
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers of older phones
    <form
      role="search"
      action="/search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.blur();
      }}
    >
      <Icon shape={searchIcon} className="pointer-events-none absolute start-4 top-3.75 text-ink-2" />
      <TextField
        ref={field}
        type="search"
        name={QUERY_KEY}
        defaultValue={initialText}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => keepInAddress(typed)}
        aria-label={t('search')}
        placeholder={t('search_hint')}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        className="text-ellipsis ps-12 pe-12 placeholder-shown:pe-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <IconButton
          icon={xIcon}
          size="sm"
          variant="bare"
          label={t('search_clear')}
          className="absolute end-1 top-1"
          onClick={clear}
        />
      )}
    </form>
  );
}

function Skeletons({ label }: { label: string }) {
  return (
    <div className="grid gap-3 pt-4" role="status" aria-label={label}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-18 rounded-lg" />
      ))}
    </div>
  );
}
