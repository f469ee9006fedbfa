'use client';

import { atom } from 'jotai';
import { memo, useEffect, useMemo } from 'react';
import { useFoodNote } from '@/components/allergens/use-food-note';
import { useHotel } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { eyeOffIcon } from '@/components/ui/icons/eye-off';
import { whenIdle } from '@/components/ui/when-idle';
import type { ListedProductView } from '@/lib/contract/views';
import { favourites as favouritesOnDevice } from '@/lib/device/favourites';
import { compareTitles, filterCount, NO_FILTER, sortList, staysListed } from '@/lib/domain/catalogue/list-filter';
import { pageStore } from '@/lib/state/page-store';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { Heart } from './heart';
import { lateList } from './late-list';
import { listedProducts, listFilter } from './list-filter-state';
import { hideEmptyHeadings, useCurrentHeading } from './use-current-heading';
import { useSkippedParts } from './use-skipped-parts';

/**
 * Gives the list of a page its hearts and filter, and says how much is hidden. `words`: with places for a title and a
 * number, since the page has no dictionary. Rules: catalogue/C21, catalogue/C22.
 */
export function ListTools(props: {
  products: readonly ListedProductView[];
  words: { favourite: string; hidden: string; showAll: string };
}) {
  const { products, words } = props;
  const { locale } = useHotel();
  const filter = useAtomValue(listFilter);
  const note = useFoodNote();
  const favourites = useAtomValue(favouritesOnDevice);
  // Without the filter, a tap on a heart changes no list.
  const marked = filter.isFavouritesOnly ? favourites : NONE;
  const LabelledHeart = useMemo(() => heartWith(words.favourite, products), [words.favourite, products]);
  useSkippedParts(products.length);
  useHeartsAtRest(products.length);
  useCurrentHeading();
  useEffect(() => pageStore.set(listedProducts, products), [products]);
  useEffect(() => {
    const compare = compareTitles(locale);
    pageStore.set(lateList, {
      Heart: LabelledHeart,
      filters: filterCount(filter),
      sort: (list) => sortList(list, filter.order, compare),
      hides: (product) => !staysListed(product, filter, { note, favourites: marked }),
    });
    // The lists are rendered by then.
    const frame = requestAnimationFrame(hideEmptyHeadings);
    return () => cancelAnimationFrame(frame);
  }, [filter, note, marked, locale, LabelledHeart]);
  const hidden = products.filter((product) => !staysListed(product, filter, { note, favourites: marked })).length;
  if (hidden === 0) return null;
  return (
    <div role="status" className="mb-5 flex items-center gap-3 rounded-lg bg-sunken px-4 py-2 text-ink-2 print:hidden">
      <Icon shape={eyeOffIcon} size="sm" />
      <span className="me-auto">{words.hidden.replace('{n}', String(hidden))}</span>
      <TextButton layout="row" onClick={() => pageStore.set(listFilter, { ...NO_FILTER, order: filter.order })}>
        {words.showAll}
      </TextButton>
    </div>
  );
}

const NONE: readonly string[] = [];

/** Hearts that are made at once, in less than a frame of a slow phone. */
const HEARTS_AT_ONCE = 24;

/** How many products, from the first on, have their hearts by now. */
const heartsMade = atom(0);

/** Makes the hearts piece by piece while the browser is idle, so that a long list answers taps meanwhile. */
function useHeartsAtRest(all: number): void {
  useEffect(() => {
    let isGone = false;
    const makeMore = (made: number): void => {
      pageStore.set(heartsMade, made);
      if (made < all) void whenIdle().then(() => isGone || makeMore(made + HEARTS_AT_ONCE));
    };
    makeMore(HEARTS_AT_ONCE);
    return () => {
      isGone = true;
    };
  }, [all]);
}

/** Memoised, so that a filter of a long list renders no heart again; each waits for its turn by itself. */
function heartWith(label: string, products: readonly ListedProductView[]) {
  const places = new Map(products.map(({ id }, place) => [id, place]));
  return memo(function LabelledHeart({ product }: { product: ListedProductView }) {
    const place = places.get(product.id) ?? 0;
    const isMade = useAtomValue(useMemo(() => atom((get) => place < get(heartsMade)), [place]));
    return isMade && <Heart product={product} label={label.replace('{title}', product.title)} />;
  });
}
