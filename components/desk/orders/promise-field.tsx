'use client';

import { useId, useState } from 'react';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { minutesUntil, PROMISES } from '@/lib/domain/desk/promise';
import { useDesk } from '../desk-context';
import { useMinutesInWords } from '../use-minutes-in-words';

const CHOICE =
  'min-h-target rounded-full px-3.5 font-medium text-sm tabular-nums inset-ring inset-ring-line-strong aria-pressed:bg-brand-soft aria-pressed:text-brand-strong aria-pressed:inset-ring-brand forced-colors:border forced-colors:aria-pressed:border-3';

/** What is promised to the guest: a button with the minutes opens five of one tap, and a time. Rule: desk/DE31. */
export function PromiseField(props: { number: string; minutes: number; now: number; onChange(minutes: number): void }) {
  const { number, minutes, now, onChange } = props;
  const { hotel, t, time } = useDesk();
  const inWords = useMinutesInWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const choose = (chosen: number) => {
    onChange(chosen);
    setIsOpen(false);
  };
  const takeTime = (typed: string) => {
    const { date } = hotelNow(hotel.timezone, new Date(now));
    const until = minutesUntil(typed, { timezone: hotel.timezone, date, now });
    if (until !== null) onChange(until);
  };
  return (
    <>
      <button
        type="button"
        className="min-h-press rounded-md bg-sunken px-2.5 @min-[330px]:w-full text-option leading-tight forced-colors:border"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="sr-only">{`${t('promise', { number })}: `}</span>
        <span className="block font-medium tabular-nums">{inWords(minutes)}</span>
        <span className="block text-ink-2 text-xs tabular-nums">{t('by', { time: time(now + minutes * 60_000) })}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its buttons in Safari */}
      <div
        id={id}
        role="group"
        aria-label={t('promise', { number })}
        hidden={!isOpen}
        className="order-last flex basis-full flex-wrap gap-1.5"
      >
        {PROMISES.map((each) => (
          <button
            key={each}
            type="button"
            className={CHOICE}
            aria-pressed={each === minutes}
            onClick={() => choose(each)}
          >
            {inWords(each)}
          </button>
        ))}
        <input
          type="time"
          className="min-h-target rounded-full bg-surface px-3 text-sm inset-ring inset-ring-line-strong forced-colors:border"
          aria-label={t('promise_at')}
          onChange={(event) => takeTime(event.target.value)}
        />
      </div>
    </>
  );
}
