'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { newUuid } from '@/lib/device/new-uuid';
import { callDeskOnce, type DeskOrder, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';

/** As many characters as the staff call takes. */
const MAX_WORDS = 200;

/** Prints a ticket again. A request that is sent again, because nobody answered, has its effect once. */
function useReprint(order: DeskOrder, ticket: string) {
  const { live, onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const key = useRef<{ words: string | null; key: string } | null>(null);
  /** Whether the server has taken it up. */
  const send = async (words: string | null): Promise<boolean> => {
    if (isBusy) return false;
    if (key.current?.words !== words) key.current = { words, key: newUuid() };
    setIsBusy(true);
    setHasFailed(false);
    const path = `/orders/${order.uuid}/tickets/${ticket}/reprint`;
    const response = await callDeskOnce<DeskOrder>(path, { body: { words }, key: key.current?.key ?? newUuid() });
    if (response.ok) live.put(response.value);
    else if (isSignedOut(response)) onSignedOut();
    else {
      setHasFailed(true);
      await live.refresh(order.uuid);
    }
    setIsBusy(false);
    return response.ok;
  };
  return { isBusy, hasFailed, send };
}

/** Asks why a ticket is printed again: the paper says COPY with these words. Rule: desk/DE100. */
export function ReprintQuestion(props: { order: DeskOrder; ticket: string; station: string; onClose(): void }) {
  const { order, ticket, station, onClose } = props;
  const { t } = useDesk();
  const { moves, isOffline } = useDeskData();
  const [words, setWords] = useState('');
  const { isBusy, hasFailed, send } = useReprint(order, ticket);
  const id = useId();
  const print = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOffline || !(await send(words.trim() || null))) return;
    moves.announce(t('reprint_sent', { number: `#${order.num}`, station }));
    onClose();
  };
  return (
    <DeskDialog title={t('reprint_title', { station })} onClose={onClose}>
      <form className="grid gap-4" onSubmit={print}>
        <Field label={t('reprint_words')} htmlFor={id}>
          <TextField
            id={id}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            maxLength={MAX_WORDS}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
          />
          <FieldHint id={`${id}-hint`}>{t('reprint_hint')}</FieldHint>
        </Field>
        {hasFailed && (
          <p role="alert" className="text-danger text-sm">
            {t('not_reprinted')}
          </p>
        )}
        <div className="grid grid-cols-2 gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('leave_as_is')}
          </Button>
          <Button type="submit" variant="primary" disabled={isOffline} aria-busy={isBusy}>
            {t('print_again')}
          </Button>
        </div>
      </form>
    </DeskDialog>
  );
}
