'use client';

import clsx from 'clsx';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { RetryButton } from '@/components/ui/button/retry-button';
import { CARD } from '@/components/ui/card';
import { isComposing } from '@/components/ui/form/is-composing';
import { TextField } from '@/components/ui/form/text-field';
import { Notice } from '@/components/ui/notice';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { type FoundDish, useDishSearch } from './use-dish-search';

/** Steps through the list with the arrow keys; undefined: another key. */
function stepTo(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Finds a dish by some of its letters; Enter takes the first, or the one that the arrow keys have reached. `field`: gets the focus back
 * once a dish is added. Rule: telephone-orders/TO6.
 */
export function DishSearch(props: { field: RefObject<HTMLInputElement | null>; onPick(dish: FoundDish): void }) {
  const { field, onPick } = props;
  const { t } = useDesk();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { dishes, hasOthers, isSearch, hasFailed, retry } = useDishSearch(typed);
  const place = Math.min(active, Math.max(0, dishes.length - 1));
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const pick = (dish: FoundDish | undefined) => {
    if (dish === undefined) return;
    type('');
    onPick(dish);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const next = dishes.length === 0 ? undefined : stepTo(event.key, place, dishes.length);
    if (event.key === 'Enter') pick(dishes[place]);
    else if (next !== undefined) setActive(next);
    else if (event.key === 'Escape' && typed !== '') type('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={`${id}-field`} className="font-medium text-ink-2 text-sm">
        {t('find_dish')}
      </label>
      <TextField
        ref={field}
        id={`${id}-field`}
        type="search"
        className="[&::-webkit-search-cancel-button]:hidden"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={dishes.length > 0}
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-hint`}
        {...(dishes.length > 0 && { 'aria-activedescendant': `${id}-${place}` })}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="text-ink-2 text-sm">
        {t('find_dish_hint')}
      </p>
      <p className="sr-only" role="status">
        {isSearch ? t('dishes_found', { count: dishes.length }) : ''}
      </p>
      {hasFailed && (
        <Notice tone="warn">
          <p>{t('dishes_not_read')}</p>
          <RetryButton label={t('try_again')} isBusy={false} onPress={retry} />
        </Notice>
      )}
      {isSearch && dishes.length === 0 && !hasOthers && !hasFailed && (
        <p className="text-ink-2">{t('no_dish_found')}</p>
      )}
      {hasOthers && <p className="text-ink-2 text-sm">{t('dishes_of_others')}</p>}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('find_dish')}
        className={clsx(dishes.length > 0 && CARD, 'overflow-hidden')}
      >
        {dishes.map((dish, index) => (
          <DishOption
            key={`${dish.sectionId} ${dish.product.id}`}
            id={`${id}-${index}`}
            dish={dish}
            isActive={index === place}
            onPick={() => pick(dish)}
          />
        ))}
      </div>
    </div>
  );
}

function DishOption(props: { id: string; dish: FoundDish; isActive: boolean; onPick(): void }) {
  const { id, dish, isActive, onPick } = props;
  const { product, sectionTitle } = dish;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={clsx(
        'grid min-h-target cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line px-4 py-2 not-first:border-t hover:bg-sunken',
        isActive && 'bg-brand-soft forced-colors:outline-2',
      )}
      onClick={onPick}
    >
      <span className="min-w-0">
        <span className="block font-medium">{product.title}</span>
        <small className="block text-ink-2 text-sm">{[sectionTitle, product.closed].filter(Boolean).join(' · ')}</small>
      </span>
      <bdi className="whitespace-nowrap tabular-nums">{isolateNumber(product.price)}</bdi>
    </div>
  );
}
