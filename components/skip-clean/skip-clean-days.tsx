'use client';

import { useEffect, useState } from 'react';
import { openProduct, productOverlay } from '@/components/catalogue/open-product';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { opens } from '@/components/ui/overlay/opens';
import { Skeleton } from '@/components/ui/skeleton';
import type { SkipCleanView } from '@/lib/contract/views';
import { propertyValues } from '@/lib/device/property-values';
import { currentHotelTime } from '@/lib/device/server-clock';
import { skippableDays } from '@/lib/domain/booking/skippable-days';
import { nearDay } from '@/lib/domain/i18n/format-date';
import { withAnswer } from '@/lib/domain/options/saved-values';

/**
 * The days on which a guest can skip the cleaning. The button opens the hotel's product for it with these days chosen,
 * so that the order is sent like every other. Rule: pages/PG20.
 */
export function SkipCleanDays({ skipped }: { skipped: SkipCleanView }) {
  const { timezone, locale } = useHotel();
  const t = useTranslations();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // After hydration, because the server's page may be a day old.
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(currentHotelTime(timezone).date), [timezone]);
  if (today === null) return <Skeleton className="h-98 rounded-lg" />;
  const toggle = (day: string) =>
    setChosen((days) => (days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort()));
  const order = () => {
    propertyValues.changeNow((saved) => withAnswer(saved, { id: skipped.optionId, value: chosen }));
    openProduct(skipped.sectionId, skipped.product);
  };
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-3 font-medium">{t('skip_lead')}</legend>
        <ChoiceList>
          {skippableDays(today).map((day) => (
            <ChoiceRow key={day}>
              <Checkbox checked={chosen.includes(day)} onChange={() => toggle(day)} />
              <span>{nearDay(day, today, locale)}</span>
            </ChoiceRow>
          ))}
        </ChoiceList>
      </fieldset>
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        aria-haspopup="dialog"
        {...opens(productOverlay(skipped.product))}
        onClick={order}
      >
        {t('skip_button')}
      </Button>
    </div>
  );
}
