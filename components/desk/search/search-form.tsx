'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { TextButton } from '@/components/ui/button/text-button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { DayPicker } from '../day-picker';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { BILL_ADDRESS } from './bill-address';

/** A text and a day. The day counts at once, the text when it is sent. Rule: desk/DE61. */
export function SearchForm() {
  const { hotel, t } = useDesk();
  const { now, isOffline, orderSearch } = useDeskData();
  const { query, isBusy, find } = orderSearch;
  const [text, setText] = useState(query.text);
  const id = useId();
  const today = hotelNow(hotel.timezone, new Date(now)).date;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void find({ ...query, text });
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field label={t('search_orders')} htmlFor={id}>
        <div className="grid max-w-160 grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextField
            type="search"
            id={id}
            value={text}
            maxLength={100}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="soft" disabled={isOffline || isBusy}>
            {t('find_button')}
          </Button>
        </div>
        <FieldHint id={`${id}-hint`}>{t('search_orders_hint')}</FieldHint>
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DayPicker day={query.day} today={today} isOptional onDay={(day) => void find({ text, day })} />
        {query.day !== null && <TextButton onClick={() => void find({ text, day: null })}>{t('any_day')}</TextButton>}
        <ButtonLink variant="outline" size="sm" className="ms-auto w-auto! no-underline" href={BILL_ADDRESS}>
          <Icon shape={receiptTextIcon} size="sm" />
          <span>{t('bill_of_room')}</span>
        </ButtonLink>
      </div>
    </form>
  );
}
