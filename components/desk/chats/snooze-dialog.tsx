'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/form/text-field';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { minutesUntil } from '@/lib/domain/desk/promise';
import { SNOOZES, secondsUntil, tomorrowMorning } from '@/lib/domain/desk/snooze';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useMinutesInWords } from '../use-minutes-in-words';
import { useMomentText } from '../use-moment-text';

/** Asks when a chat is to come back: in some minutes, tomorrow morning, or at a time of the hotel's clocks. Rule: desk/DE82. */
export function SnoozeDialog(props: { chat: DeskChat; onChoose(seconds: number | null): void; onClose(): void }) {
  const { chat, onChoose, onClose } = props;
  const { hotel, t } = useDesk();
  const inWords = useMinutesInWords();
  const moment = useMomentText();
  const [typed, setTyped] = useState('');
  const id = useId();
  const now = Date.now();
  const morning = tomorrowMorning({ timezone: hotel.timezone, now });
  const choose = (seconds: number | null) => {
    onChoose(seconds);
    onClose();
  };
  const { date } = hotelNow(hotel.timezone, new Date(now));
  const minutes = minutesUntil(typed, { timezone: hotel.timezone, date, now });
  const takeTime = (event: FormEvent) => {
    event.preventDefault();
    if (minutes !== null) choose(minutes * 60);
  };
  return (
    <DeskDialog title={t('snooze_title')} onClose={onClose}>
      <ul className="grid gap-2">
        {SNOOZES.map((each) => (
          <li key={each}>
            <Choice time={moment(now + each * 60_000)} onPress={() => choose(each * 60)}>
              {t('snooze_for', { time: inWords(each) })}
            </Choice>
          </li>
        ))}
        <li>
          <Choice time={moment(morning)} onPress={() => choose(secondsUntil(morning, now))}>
            {t('tomorrow')}
          </Choice>
        </li>
      </ul>
      <form className="flex flex-wrap items-end gap-2" onSubmit={takeTime}>
        <label htmlFor={id} className="grid min-w-32 flex-1 gap-1 text-sm">
          <span>{t('promise_at')}</span>
          <TextField id={id} type="time" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <Button type="submit" variant="outline" className="w-auto!" aria-disabled={minutes === null}>
          {t('snooze')}
        </Button>
      </form>
      {chat.snoozed_until !== null && (
        <Button variant="soft" size="sm" onClick={() => choose(null)}>
          {t('snooze_end')}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={onClose}>
        {t('close')}
      </Button>
    </DeskDialog>
  );
}

function Choice({ time, onPress, children }: { time: string; onPress(): void; children: string }) {
  return (
    <Button variant="outline" size="sm" isSplit onClick={onPress}>
      <span>{children}</span>
      <span className="text-ink-2 tabular-nums">{time}</span>
    </Button>
  );
}
