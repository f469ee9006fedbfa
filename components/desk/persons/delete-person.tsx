'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import type { countsOf, DeskPerson } from './persons-api';

/** Asks before a person is deleted, and names what goes and what stays. Rule: desk/DE28. */
export function DeletePerson(props: {
  person: DeskPerson;
  counts: ReturnType<typeof countsOf>;
  onClose(): void;
  onDeleted(): void;
}) {
  const { person, counts, onClose, onDeleted } = props;
  const { t } = useDesk();
  const { isOffline, live, onSignedOut, readChats, orderSearch, bill } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<'delete_open' | 'no_response' | null>(null);
  const remove = async () => {
    setIsBusy(true);
    const response = await callDesk(`/persons/${person.uuid}/delete`, {});
    setIsBusy(false);
    // Not found: a colleague has deleted it.
    if (response.ok || response.status === 404) {
      void live.readAll();
      void readChats();
      orderSearch.forget();
      bill.forget();
      return onDeleted();
    }
    if (isSignedOut(response)) return onSignedOut();
    setRefusal(response.fields.includes('orders') ? 'delete_open' : 'no_response');
  };
  return (
    <DeskDialog role="alertdialog" title={t('delete_title', { name: person.name ?? t('unnamed') })} onClose={onClose}>
      <ul className="grid list-disc gap-2 ps-5 text-sm">
        {counts.orders > 0 && <li>{t('delete_orders', { count: counts.orders })}</li>}
        {counts.chats > 0 && (
          <li>{t('delete_chats', { count: counts.chats, messages: counts.messages, files: counts.files })}</li>
        )}
        {counts.draws > 0 && <li>{t('delete_draws', { count: counts.draws })}</li>}
      </ul>
      <p className="text-ink-2 text-sm">{t('delete_final')}</p>
      {refusal !== null && (
        <Notice tone="warn" alert>
          {t(refusal)}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('delete_no')}
        </Button>
        <Button variant="danger" disabled={isOffline || isBusy} onClick={remove}>
          {t('delete_yes')}
        </Button>
      </div>
    </DeskDialog>
  );
}
