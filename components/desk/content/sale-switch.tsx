'use client';

import { type FormEvent, useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { TextField } from '@/components/ui/form/text-field';
import { nextMomentAt } from '@/lib/domain/content/back-at';
import { isSoldOut } from '@/lib/domain/content/staff-changes';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { ContentItem } from './content-api';
import { EditorButtons, focusOnOpen } from './editor-parts';
import type { ContentDesk } from './use-content';

const TRACK =
  'relative h-8 w-13 rounded-full bg-sunken inset-ring-2 inset-ring-line-strong before:absolute before:start-1.5 before:top-1.5 before:size-5 before:rounded-full before:bg-line-strong group-aria-checked/switch:bg-brand-strong group-aria-checked/switch:inset-ring-0 group-aria-checked/switch:before:start-6.5 group-aria-checked/switch:before:bg-on-strong forced-colors:border forced-colors:before:bg-system-text forced-colors:group-aria-checked/switch:chosen forced-colors:group-aria-checked/switch:before:bg-system-canvas forced-colors:forced-color-adjust-none';

/** Takes a product or section off sale. Its state is also said in words, with the time at which it is back. Rule: content/CC4. */
export function SaleSwitch({ item, name, desk }: { item: ContentItem; name: string; desk: ContentDesk }) {
  const { t, time } = useDesk();
  const { now, isOffline } = useDeskData();
  const [isSettingTime, setIsSettingTime] = useState(false);
  const isOff = isSoldOut({ soldOut: item.sold_out }, new Date(now));
  const until = item.sold_out?.until ?? null;
  const setSoldOut = (sold_out: boolean, back: string | null = null) =>
    desk.change(item, { field: 'sale', path: 'sale', body: { sold_out, until: back } });
  return (
    <div className="max-[759px]:col-span-2 max-[759px]:col-start-2">
      <button
        type="button"
        role="switch"
        className="group/switch grid min-h-target w-full grid-cols-[52px_minmax(0,1fr)] items-center gap-2.5 rounded-sm text-start text-sm unavailable:cursor-not-allowed unavailable:text-ink-3"
        aria-checked={!isOff}
        disabled={isOffline}
        onClick={() => {
          setIsSettingTime(false);
          void setSoldOut(!isOff);
        }}
      >
        <span className={TRACK} aria-hidden="true" />
        <span>
          <span className="sr-only">{`${name}: `}</span>
          <span className="font-medium">{t(isOff ? 'sold_out' : 'on_sale')}</span>
          {isOff && (
            <span className="block text-ink-2 text-xs">
              {until === null ? t('until_changed') : t('back_at', { time: time(until) })}
            </span>
          )}
        </span>
      </button>
      {isOff && !isSettingTime && (
        <TextButton layout="row" className="text-sm" disabled={isOffline} onClick={() => setIsSettingTime(true)}>
          <span>{t('set_back_time')}</span>
          <span className="sr-only">{`, ${name}`}</span>
        </TextButton>
      )}
      {isOff && isSettingTime && (
        <BackTimeForm name={name} onSave={(back) => setSoldOut(true, back)} onClose={() => setIsSettingTime(false)} />
      )}
    </div>
  );
}

/** The hotel's clock time at which something is back: the next one. */
function BackTimeForm(props: { name: string; onSave: (until: string) => Promise<boolean>; onClose: () => void }) {
  const { name, onSave, onClose } = props;
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const until = nextMomentAt(String(new FormData(event.currentTarget).get('back')), new Date(), hotel.timezone);
    if (until !== null && (await onSave(until))) onClose();
  };
  return (
    <form className="grid grid-cols-[minmax(0,1fr)_44px_44px] gap-1.5" onSubmit={save}>
      <TextField
        ref={focusOnOpen}
        isNumber
        type="time"
        name="back"
        required
        className="px-2!"
        aria-label={t('back_time_of', { name })}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <EditorButtons isOff={isOffline} onKeep={onClose} />
    </form>
  );
}
