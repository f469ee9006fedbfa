'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { printerIcon } from '@/components/ui/icons/printer';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { Bill } from './bill';
import type { BillQuery } from './use-room-bill';

/** What a room has ordered in a span of days, to be paid or printed. Rule: desk/DE64. */
export function BillScreen() {
  const { t } = useDesk();
  const { bill } = useDeskData();
  const { reading } = bill;
  const tools = (
    <>
      <a className={iconButtonClass({})} href={deskAddress('search')}>
        <Icon shape={chevronLeftIcon} />
        <span className="sr-only">{t('search')}</span>
      </a>
      <Button variant="outline" size="sm" className="w-auto! print:hidden" onClick={() => window.print()}>
        <Icon shape={printerIcon} size="sm" />
        <span>{t('print')}</span>
      </Button>
    </>
  );
  return (
    <Area title="bill_of_room" tools={tools}>
      <BillForm key={JSON.stringify(bill.query)} query={bill.query} onShow={bill.show} />
      {reading.kind === 'busy' && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {reading.kind === 'failed' && (
        <Notice tone="warn" alert>
          {t('no_response')}
        </Notice>
      )}
      {reading.kind === 'read' && <Bill query={bill.query} orders={reading.orders} />}
    </Area>
  );
}

function BillForm({ query, onShow }: { query: BillQuery; onShow(query: BillQuery): void }) {
  const { t } = useDesk();
  const { isOffline, bill } = useDeskData();
  const [typed, setTyped] = useState(query);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onShow(typed);
  };
  const field = (name: keyof BillQuery, type: 'text' | 'date') => ({
    id: `${id}-${name}`,
    type,
    required: true,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form
      className="grid items-end gap-3 min-[600px]:grid-cols-2 min-[760px]:grid-cols-[repeat(3,minmax(0,12rem))_auto] print:hidden"
      onSubmit={submit}
    >
      <Field label={t('room')} htmlFor={`${id}-room`}>
        <TextField {...field('room', 'text')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={t('first_day')} htmlFor={`${id}-from`}>
        <TextField {...field('from', 'date')} max={typed.to} />
      </Field>
      <Field label={t('last_day')} htmlFor={`${id}-to`}>
        <TextField {...field('to', 'date')} min={typed.from} />
      </Field>
      <Button type="submit" variant="soft" className="w-auto!" disabled={isOffline || bill.reading.kind === 'busy'}>
        {t('show_bill')}
      </Button>
    </form>
  );
}
