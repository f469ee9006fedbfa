'use client';

import { useState } from 'react';
import { CARD } from '@/components/ui/card';
import { Select } from '@/components/ui/form/select';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { ClosedDays } from './closed-days';
import type { ContentItem } from './content-api';
import { Hours } from './hours';
import type { ContentDesk } from './use-content';

const keyOf = ({ kind, id }: ContentItem) => `${kind} ${id}`;

/** Hours and closed days of a section, or of one of its products. */
export function ContentTimes({ items, desk }: { items: readonly ContentItem[]; desk: ContentDesk }) {
  const { hotel, t } = useDesk();
  const [chosen, setChosen] = useState('');
  const item = items.find((each) => keyOf(each) === chosen) ?? items[0];
  if (item === undefined) return null;
  const name = textIn(item.title, hotel.language);
  return (
    <>
      <Select aria-label={t('applies_to')} value={keyOf(item)} onChange={(event) => setChosen(event.target.value)}>
        {items.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {`${textIn(each.title, hotel.language)}${each.kind === 'section' ? ` · ${t('whole_section')}` : ''}`}
          </option>
        ))}
      </Select>
      <section className={`${CARD} grid gap-2 p-4`} aria-labelledby="hours-title">
        <h2 id="hours-title" className="font-medium">
          {t('hours_of', { name })}
        </h2>
        <Hours key={keyOf(item)} item={item} name={name} desk={desk} />
      </section>
      <section className={`${CARD} grid gap-2 p-3`} aria-labelledby="closed-title">
        <h2 id="closed-title" className="font-medium">
          {t('closed_days')}
        </h2>
        <ClosedDays key={keyOf(item)} item={item} desk={desk} />
      </section>
    </>
  );
}
