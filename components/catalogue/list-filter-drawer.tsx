'use client';

import { useId } from 'react';
import { FoodNoteLink } from '@/components/allergens/food-note-link';
import { noteInWords } from '@/components/allergens/food-words';
import { useFoodNote } from '@/components/allergens/use-food-note';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Checkbox, Radio, Switch } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { Icon } from '@/components/ui/icon';
import { circleHelpIcon } from '@/components/ui/icons/circle-help';
import { Drawer } from '@/components/ui/overlay/drawer';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { favourites as favouritesOnDevice } from '@/lib/device/favourites';
import { DIETS } from '@/lib/domain/allergens/allergens';
import { DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { isEmptyNote, toggled } from '@/lib/domain/allergens/food-note';
import {
  filterCount,
  LIST_ORDERS,
  type ListFilter,
  type ListOrder,
  NO_FILTER,
  staysListed,
} from '@/lib/domain/catalogue/list-filter';
import { pageStore } from '@/lib/state/page-store';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { MessageKey } from '@/lib/words/message-key';
import { listedProducts, listFilter } from './list-filter-state';

const ORDER_KEYS = {
  menu: 'sort_menu',
  popular: 'popular',
  price: 'sort_price',
  name: 'sort_name',
} as const satisfies Readonly<Record<ListOrder, MessageKey>>;

const change = (part: Partial<ListFilter>) => pageStore.set(listFilter, (filter) => ({ ...filter, ...part }));

/** What a list hides and how it is sorted; each tick counts at once. Rule: catalogue/C21. */
export function ListFilterDrawer({ arg: { diets, hasPopular } }: { arg: OverlayArgs['list-filter'] }) {
  const t = useTranslations();
  const filter = useAtomValue(listFilter);
  const note = useFoodNote();
  const favourites = useAtomValue(favouritesOnDevice);
  const products = useAtomValue(listedProducts);
  const left = products.filter((product) => staysListed(product, filter, { note, favourites })).length;
  const hasFood = products.some(({ food }) => food !== null);
  const orders = LIST_ORDERS.filter((order) => order !== 'popular' || hasPopular);
  return (
    <Drawer
      id="list-filter"
      title={t('filter')}
      closeLabel={t('close')}
      foot={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button
            variant="outline"
            disabled={filterCount(filter) === 0}
            onClick={() => pageStore.set(listFilter, NO_FILTER)}
          >
            {t('filter_clear')}
          </Button>
          <Button variant="primary" onClick={() => closeOverlays()}>
            {t('filter_show', { n: left })}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <ChoiceList>
          {hasFood && <Uneatable isOn={filter.hidesUneatable} />}
          <ChoiceRow>
            <Checkbox
              checked={filter.isFavouritesOnly}
              onChange={({ target }) => change({ isFavouritesOnly: target.checked })}
            />
            <span>{t('favourites_only')}</span>
          </ChoiceRow>
        </ChoiceList>
        {diets.length > 0 && (
          <fieldset>
            <legend className="mb-2 font-medium text-lg">{t('how_i_eat')}</legend>
            <ChoiceList>
              {diets.map((diet) => (
                <ChoiceRow key={diet}>
                  <Checkbox
                    checked={filter.diets.includes(diet)}
                    onChange={() => change({ diets: toggled(DIETS, filter.diets, diet) })}
                  />
                  <span className="first-letter:uppercase">{t(DIET_KEYS[diet])}</span>
                </ChoiceRow>
              ))}
            </ChoiceList>
          </fieldset>
        )}
        <fieldset>
          <legend className="mb-2 font-medium text-lg">{t('sort_by')}</legend>
          <ChoiceList>
            {orders.map((order) => (
              <ChoiceRow key={order}>
                <Radio name="list-order" checked={filter.order === order} onChange={() => change({ order })} />
                <span>{t(ORDER_KEYS[order])}</span>
              </ChoiceRow>
            ))}
          </ChoiceList>
        </fieldset>
        {hasFood && (
          <p className="flex items-start gap-2 text-ink-2 text-sm">
            <Icon shape={circleHelpIcon} size="sm" />
            <span>{t('unstated_stay')}</span>
          </p>
        )}
      </div>
    </Drawer>
  );
}

/** Hides what is on the guest's own list, which it names; without a list it leads to it. */
function Uneatable({ isOn }: { isOn: boolean }) {
  const t = useTranslations();
  const { language } = useHotel();
  const note = useFoodNote();
  const listId = useId();
  const isEmpty = isEmptyNote(note);
  return (
    <>
      <ChoiceRow className="grid-cols-[minmax(0,1fr)_auto]">
        <span>{t('hide_uneatable')}</span>
        <Switch
          checked={isOn && !isEmpty}
          disabled={isEmpty}
          aria-describedby={listId}
          onChange={({ target }) => change({ hidesUneatable: target.checked })}
        />
      </ChoiceRow>
      <div id={listId} className="grid px-4 pb-2 text-ink-2 text-sm">
        {!isEmpty && <span>{noteInWords({ t, language }, note)}</span>}
        <FoodNoteLink />
      </div>
    </>
  );
}
