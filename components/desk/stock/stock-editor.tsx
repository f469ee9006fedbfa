'use client';

import { type FormEvent, useRef, useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { TextField } from '@/components/ui/form/text-field';
import { typedCount } from '@/lib/domain/desk/typed-count';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { EditButton, EditorButtons, focusOnOpen } from '../content/editor-parts';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { StockEntry } from './stock-api';
import type { StockDesk } from './use-stock';

type Props = {
  item: string;
  /** Of the product or choice, for screen readers. */
  name: string;
  /** null: nobody has ever counted it. */
  entry: StockEntry | null;
  onChange: StockDesk['change'];
};

/** How much is left, as a button that opens a field in its place; without a count the way to begin one. Rule: desk/DE102. */
export function StockEditor(props: Props) {
  const { name, entry } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const open = () => {
    wasOpen.current = true;
    setIsOpen(true);
  };
  /** The field that had the focus is gone. */
  const returnFocus = (button: HTMLButtonElement | null) => {
    if (button === null || !wasOpen.current) return;
    wasOpen.current = false;
    button.focus({ preventScroll: true });
  };
  if (isOpen) return <StockForm {...props} onClose={() => setIsOpen(false)} />;
  const left = entry?.left ?? null;
  if (entry === null || left === null) {
    return (
      <TextButton ref={returnFocus} layout="row" className="text-sm" disabled={isOffline} onClick={open}>
        <span>{t('stock_count')}</span>
        <span className="sr-only">{`, ${name}`}</span>
      </TextButton>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="-mx-2.5">
        <EditButton ref={returnFocus} label={t('change_stock', { name })} disabled={isOffline} onClick={open}>
          {t(entry.per === 'day' ? 'stock_left_today' : 'stock_left', { count: left })}
        </EditButton>
      </span>
      {left === 0 && <b className="font-medium text-danger text-sm">{t('sold_out')}</b>}
    </div>
  );
}

/** The field with Save and Keep, and the way to count no more. What was never counted is counted by day. */
function StockForm({ item, name, entry, onChange, onClose }: Props & { onClose(): void }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const [error, setError] = useState<keyof DeskMessages | null>(null);
  const save = async (left: number | null) => {
    const outcome = await onChange(item, { left, ...(entry === null && { per: 'day' }) });
    if (outcome === 'saved') onClose();
    else setError(outcome === 'gone' ? 'content_gone' : 'change_not_saved');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const left = typedCount(String(new FormData(event.currentTarget).get('left')));
    if (left === null) return setError('bad_value');
    await save(left);
  };
  return (
    <form className="grid grid-cols-[88px_44px_44px] gap-1.5" onSubmit={submit}>
      <TextField
        ref={focusOnOpen}
        isNumber
        name="left"
        className="text-end"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={entry?.left ?? ''}
        aria-label={t(entry?.per === 'all' ? 'stock_of' : 'stock_of_today', { name })}
        aria-invalid={error === 'bad_value' || undefined}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <EditorButtons isOff={isOffline} onKeep={onClose} />
      {entry !== null && entry.left !== null && (
        <TextButton
          layout="row"
          className="col-span-full justify-self-start text-sm"
          disabled={isOffline}
          onClick={() => void save(null)}
        >
          <span>{t('stock_end')}</span>
          <span className="sr-only">{`, ${name}`}</span>
        </TextButton>
      )}
      {error !== null && (
        <p className="col-span-full text-danger text-sm" role="alert">
          {t(error, { name })}
        </p>
      )}
    </form>
  );
}
