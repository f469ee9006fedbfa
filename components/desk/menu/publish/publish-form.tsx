'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextButton } from '@/components/ui/button/text-button';
import { CARD } from '@/components/ui/card';
import { Field, FieldHint } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { Notice } from '@/components/ui/notice';
import { hotelInstant } from '@/lib/domain/booking/hotel-instant';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { useMomentText } from '../../use-moment-text';
import type { Menu, Published } from '../menu-api';
import { ProblemList } from '../problem-list';
import type { MenuDesk } from '../use-menu';

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Publishes all drafts now, or at a time on the hotel's clock, which can be taken back until then. Rule: menu/ME57. */
export function PublishForm({ menu, desk }: { menu: Menu; desk: MenuDesk }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const moment = useMomentText();
  const [done, setDone] = useState<Published | null>(null);
  const isOff = isOffline || desk.isBusy || menu.drafts.length === 0;
  const publish = async (at: string | null) => {
    setDone(null);
    setDone(await desk.publish(at));
  };
  return (
    <section className={`${CARD} grid gap-4 p-4`} aria-labelledby="menu-publish">
      <h2 id="menu-publish" className="font-medium text-lg">
        {t('publish')}
      </h2>
      {menu.publish_at !== null && (
        <div className="grid gap-1">
          <Notice tone="info">{t('menu_scheduled', { time: moment(menu.publish_at) })}</Notice>
          <TextButton
            layout="row"
            className="w-fit text-sm"
            disabled={isOffline || desk.isBusy}
            onClick={() => void desk.cancelPublishing()}
          >
            {t('menu_cancel_schedule')}
          </TextButton>
        </div>
      )}
      <p className="text-ink-2 text-sm">{t('menu_publish_text', { count: menu.drafts.length })}</p>
      <Button variant="primary" disabled={isOff} onClick={() => void publish(null)}>
        {t('menu_publish_now')}
      </Button>
      <PublishLater isOff={isOff} onPublish={publish} />
      <div role="status" className="grid gap-2 empty:hidden">
        {done !== null && done.publish_at === null && (
          <Notice tone="success">{t('menu_published', { count: done.items })}</Notice>
        )}
      </div>
      {done !== null && done.notes.length > 0 && (
        <>
          <p className="text-sm">{t('menu_notes', { area: t('content') })}</p>
          <ProblemList problems={done.notes} />
        </>
      )}
    </section>
  );
}

function PublishLater({ isOff, onPublish }: { isOff: boolean; onPublish(at: string): Promise<void> }) {
  const { hotel, t } = useDesk();
  const { now } = useDeskData();
  const id = useId();
  const [at, setAt] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const local = hotelNow(hotel.timezone, new Date(now));
  const earliest = `${local.date}T${local.time}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPast = !LOCAL_TIME.test(at) || at <= earliest;
    setIsWrong(isPast);
    if (!isPast) void onPublish(hotelInstant(at, hotel.timezone));
  };
  return (
    <form className="grid gap-2" noValidate onSubmit={submit}>
      <Field label={t('menu_publish_at')} htmlFor={id}>
        <TextField
          id={id}
          type="datetime-local"
          min={earliest}
          value={at}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => setAt(target.value)}
        />
        {isWrong ? (
          <FieldError id={`${id}-about`}>{t('menu_publish_past')}</FieldError>
        ) : (
          <FieldHint id={`${id}-about`}>{t('menu_publish_clock', { time: local.time })}</FieldHint>
        )}
      </Field>
      <Button type="submit" variant="outline" size="sm" disabled={isOff}>
        {t('menu_publish_later')}
      </Button>
    </form>
  );
}
