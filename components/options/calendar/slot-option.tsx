'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { OptionFieldset } from '../form/option-fieldset';
import type { OptionProps, ProductWithSlots } from '../inputs/option-props';
import { DayPicker, MonthButton } from './day-picker';
import { SlotTimes } from './slot-times';
import { useSlots } from './use-slots';

/**
 * A scheduled option: the free days of a product, and the times of the chosen day (options/O5, booking/B2, booking/B3,
 * booking/B4).
 */
export function SlotOption(props: OptionProps) {
  const t = useTranslations();
  const { product } = props.environment;
  if (product === null) return <OptionFieldset {...props} error={t('validation_slots')} />;
  return <SlotsOfProduct {...props} product={product} />;
}

function SlotsOfProduct({ product, ...props }: OptionProps & { product: ProductWithSlots }) {
  const { option, blockId, title } = props;
  const t = useTranslations();
  const slots = useSlots(props, product);
  const { pick, chooseDate } = slots;
  return (
    <OptionFieldset
      {...props}
      error={t('validation_slots')}
      action={<MonthButton pick={pick} title={title} onDay={chooseDate} />}
    >
      <div className="grid grid-cols-1 gap-4">
        <DayPicker pick={pick} blockId={blockId} onDay={chooseDate} />
        {pick.date !== null && (
          <SlotTimes option={option} blockId={blockId} slots={slots} date={pick.date} product={product} />
        )}
      </div>
    </OptionFieldset>
  );
}
