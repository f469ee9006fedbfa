'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureWords } from '@/components/hotel/use-failure-words';
import { Notice } from '@/components/ui/notice';
import { isSlotDisabled, slotLabel, slotParts, slotValue } from '@/lib/domain/booking/slot-rules';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';
import { valuesOf } from '@/lib/domain/options/answered';
import type { Option } from '@/lib/domain/options/kit';
import { LoadFailed } from '../form/load-failed';
import type { Slots } from './use-slots';

/** As many as fill the first rows of most days, so that little moves when the times come. */
const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The times of the chosen day, in three columns. `most`: how many may be chosen; null or 0: any number. */
export function SlotTimes(props: { option: Option; blockId: string; slots: Slots; date: string; most: number | null }) {
  const { option, blockId, slots, date, most } = props;
  const { times, taken, toggle } = slots;
  const { locale } = useHotel();
  const t = useTranslations();
  const failure = useFailureWords();
  const chosen = valuesOf(option);
  return (
    <div>
      <div className="kit__head">
        {/* With the day: the calendar may show another month by now. */}
        <span>{joinList([t('time'), dayTitle(date, locale)], locale)}</span>
        <small role="status">
          {most ? t('chosen_of', { n: chosen.length, most }) : t('chosen_n', { n: chosen.length })}
        </small>
      </div>
      <div className="stack stack--sm">
        {taken.length > 0 && (
          <Notice tone="warn" alert>
            {t('slots_taken', {
              times: joinList(
                taken.map((slot) => slotLabel(startOf(slot))),
                locale,
              ),
            })}
          </Notice>
        )}
        {times.hasFailed && (
          <LoadFailed
            words={failure('times_failed')}
            blockId={blockId}
            isReading={times.isReading}
            onRetry={times.read}
          />
        )}
        {times.value === undefined && !times.hasFailed && (
          <div className="slots" aria-hidden="true">
            {WAITING.map((key) => (
              <div key={key} className="sk h-12 rounded-md" />
            ))}
          </div>
        )}
        {times.value?.length === 0 && (
          <p className="hint" role="status">
            {t('no_times')}
          </p>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a part of the option's own fieldset */}
        <div className="slots" role="group" aria-label={t('times_on', { date: dayTitle(date, locale) })}>
          {times.value?.map((time) => {
            const slot = slotValue(date, time);
            return (
              <button
                key={slot}
                type="button"
                className="slot num"
                aria-pressed={chosen.includes(slot)}
                aria-disabled={isSlotDisabled(option, slot, most) || undefined}
                onClick={() => toggle(slot)}
              >
                {slotLabel(time)}
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const startOf = (slot: string) => ({ start_time: slotParts(slot).start, service_time: null });
