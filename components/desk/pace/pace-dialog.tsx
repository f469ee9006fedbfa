'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { Notice } from '@/components/ui/notice';
import { nextMomentAt } from '@/lib/domain/content/back-at';
import { BUSY_FOR, BUSY_MINUTES, inMinutes, paceNow } from '@/lib/domain/desk/pace-now';
import { textIn } from '@/lib/domain/i18n/text';
import { ChoiceBar } from '../board/choice-bar';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { useMinutesInWords } from '../use-minutes-in-words';
import type { PaceChange, StationPace } from './pace-api';
import { NOT_BUSY, NOT_CLOSED, usePaceCall } from './use-pace-call';
import { usePaceText } from './use-pace-text';

/** Says of a station that it needs longer, or takes nothing for a while; both end by themselves. Rule: desk/DE103. */
export function PaceDialog({ of, onClose }: { of: string; onClose(): void }) {
  const { hotel, t } = useDesk();
  const { pace, station } = useDeskData();
  const [chosen, setChosen] = useState(of);
  const list = pace ?? [];
  const current = list.find((one) => one.station === chosen) ?? list[0];
  if (current === undefined) return null;
  const title = textIn(current.title, hotel.language);
  return (
    <DeskDialog title={station === null ? t('pace') : `${t('pace')}: ${title}`} onClose={onClose}>
      {station === null && list.length > 1 && (
        <Select aria-label={t('station')} value={current.station} onChange={({ target }) => setChosen(target.value)}>
          {list.map((one) => (
            <option key={one.station} value={one.station}>
              {textIn(one.title, hotel.language)}
            </option>
          ))}
        </Select>
      )}
      {station === null && list.length === 1 && <p className="font-medium">{title}</p>}
      <StationPaceForm key={current.station} of={current} onClose={onClose} />
    </DeskDialog>
  );
}

function StationPaceForm({ of, onClose }: { of: StationPace; onClose(): void }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, hasFailed, change } = usePaceCall();
  const save = async (part: Partial<PaceChange>) => {
    if (await change(of, part)) onClose();
  };
  const form = { isOff: isOffline || isBusy, onSave: save };
  return (
    <div className="grid gap-4">
      <PaceState of={of} {...form} />
      <BusyChoice {...form} />
      <ClosedField {...form} />
      {hasFailed && (
        <Notice tone="warn" alert>
          {t('pace_not_saved')}
        </Notice>
      )}
      <Button variant="outline" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

type FormProps = { isOff: boolean; onSave(part: Partial<PaceChange>): Promise<void> };

/** How full the station is, what holds it up now, and the ways to end that before its time. */
function PaceState({ of, isOff, onSave }: FormProps & { of: StationPace }) {
  const { t } = useDesk();
  const { now } = useDeskData();
  const textOf = usePaceText();
  const inWords = useMinutesInWords();
  const { busy, closedUntil } = paceNow(of, now);
  const { load } = of;
  return (
    <div className="grid gap-2 text-sm">
      {load !== null && (
        <p className="text-ink-2 tabular-nums">
          {t('pace_load', { count: load.orders, max: load.max, time: inWords(load.minutes) })}
        </p>
      )}
      {textOf(of).map((text) => (
        <p key={text} className="font-medium text-warning tabular-nums">
          {text}
        </p>
      ))}
      {busy !== null && (
        <Button variant="soft" size="sm" disabled={isOff} onClick={() => void onSave(NOT_BUSY)}>
          {t('pace_end_busy')}
        </Button>
      )}
      {closedUntil !== null && (
        <Button variant="soft" size="sm" disabled={isOff} onClick={() => void onSave(NOT_CLOSED)}>
          {t('pace_open')}
        </Button>
      )}
    </div>
  );
}

const USUAL_MINUTES = '20';

/** So many minutes more, for so long: one tap on the second saves both. */
function BusyChoice({ isOff, onSave }: FormProps) {
  const { t } = useDesk();
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const id = useId();
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id} className="font-medium">
        {t('pace_more')}
      </h3>
      <ChoiceBar
        legend={t('pace_more')}
        className="flex-wrap"
        choices={BUSY_MINUTES.map((each) => ({ id: String(each), label: t('minutes', { minutes: each }) }))}
        chosen={minutes}
        onChoose={setMinutes}
      />
      <div className="grid grid-cols-3 gap-2">
        {BUSY_FOR.map((each) => (
          <Button
            key={each}
            variant="soft"
            size="sm"
            className="px-2!"
            disabled={isOff}
            onClick={() => void onSave({ busy_minutes: Number(minutes), busy_until: inMinutes(each, Date.now()) })}
          >
            {t('pace_for', { time: t('minutes', { minutes: each }) })}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Takes no orders until the next time at which the hotel's clocks show this. */
function ClosedField({ isOff, onSave }: FormProps) {
  const { hotel, t } = useDesk();
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const close = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('until'));
    const closed_until = nextMomentAt(typed, new Date(), hotel.timezone);
    setIsMissing(closed_until === null);
    if (closed_until !== null) await onSave({ closed_until });
  };
  return (
    <form className="grid gap-2" noValidate onSubmit={close}>
      <Field label={t('pace_close_until')} htmlFor={id}>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextField
            id={id}
            isNumber
            type="time"
            name="until"
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error ${id}-hint` : `${id}-hint`}
          />
          <Button type="submit" variant="danger" size="sm" className="w-auto!" disabled={isOff}>
            {t('pace_close')}
          </Button>
        </div>
        {isMissing && (
          <p id={`${id}-error`} className="text-danger text-sm" role="alert">
            {t('bad_value')}
          </p>
        )}
        <FieldHint id={`${id}-hint`}>{t('pace_hint')}</FieldHint>
      </Field>
    </form>
  );
}
