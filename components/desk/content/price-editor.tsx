'use client';

import { type FormEvent, useState } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { parsePrice } from '@/lib/domain/money/parse-price';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { ContentItem } from './content-api';
import { EditButton, EditorButtons, focusOnOpen } from './editor-parts';
import type { ContentDesk } from './use-content';

/** The price as a button that opens a field in its place, for whoever may change it. Rule: content/CC5. */
export function PriceEditor(props: { item: ContentItem; price: number; name: string; desk: ContentDesk }) {
  const { item, price, name, desk } = props;
  const { t, hotel, amount, typedAmount } = useDesk();
  const { isOffline, may } = useDeskData();
  const [isOpen, setIsOpen] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const close = () => {
    setIsOpen(false);
    setIsWrong(false);
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('price'));
    const wanted = parsePrice(typed, hotel.currency_digits);
    if (wanted === null) return setIsWrong(true);
    if (await desk.change(item, { field: 'price', path: 'price', body: { price: wanted } })) close();
  };
  if (!may('menu')) return <bdi className="text-end font-medium tabular-nums">{amount(price)}</bdi>;
  if (!isOpen) {
    return (
      <EditButton label={t('change_price', { name })} disabled={isOffline} onClick={() => setIsOpen(true)}>
        {amount(price)}
      </EditButton>
    );
  }
  return (
    <form
      className="grid grid-cols-[88px_44px_44px] gap-1.5 max-[759px]:col-span-2 max-[759px]:col-start-2"
      onSubmit={save}
    >
      <TextField
        ref={focusOnOpen}
        isNumber
        name="price"
        className="text-end"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typedAmount(price)}
        aria-label={t('price_of', { name })}
        aria-invalid={isWrong || undefined}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <EditorButtons isOff={isOffline} onKeep={close} />
      {isWrong && (
        <p className="col-span-full text-danger text-sm" role="alert">
          {t('bad_value')}
        </p>
      )}
    </form>
  );
}
