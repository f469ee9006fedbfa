'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { saveFile } from '@/components/ui/save-file';
import { Spinner } from '@/components/ui/spinner';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { isOpen } from '@/lib/domain/orders/order-status';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { DeletePerson } from './delete-person';
import { countsOf, type DeskPerson, type PersonExport } from './persons-api';

type State = { kind: 'reading' } | { kind: 'failed'; isGone: boolean } | { kind: 'read'; data: PersonExport };

/** What the hotel keeps of a person, to be handed over or deleted. Rule: desk/DE28. */
export function PersonCard({ uuid, onDeleted }: { uuid: string; onDeleted(person: DeskPerson): void }) {
  const { t } = useDesk();
  const { onSignedOut } = useDeskData();
  const [state, setState] = useState<State>({ kind: 'reading' });
  useEffect(() => {
    let isGone = false;
    void callDesk<PersonExport>(`/persons/${uuid}`).then((response) => {
      if (isGone) return;
      if (response.ok) setState({ kind: 'read', data: response.value });
      else setState({ kind: 'failed', isGone: response.status === 404 });
      if (isSignedOut(response)) onSignedOut();
    });
    return () => {
      isGone = true;
    };
  }, [uuid, onSignedOut]);
  if (state.kind === 'reading') {
    return (
      <div className="grid place-items-center p-10">
        <Spinner />
      </div>
    );
  }
  if (state.kind === 'failed') return <Notice tone="warn">{t(state.isGone ? 'person_gone' : 'no_response')}</Notice>;
  return <Data data={state.data} onDeleted={onDeleted} />;
}

const save = (data: PersonExport): void =>
  saveFile({
    name: `guest-${data.person.uuid}.json`,
    type: 'application/json',
    text: JSON.stringify(data, null, 2),
  });

function Data({ data, onDeleted }: { data: PersonExport; onDeleted(person: DeskPerson): void }) {
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const [isAsking, setIsAsking] = useState(false);
  const { person, orders } = data;
  const counts = countsOf(data);
  const hasOpenOrder = orders.some(({ ostatus_id }) => isOpen(ostatus_id));
  return (
    <section className={`${CARD} grid gap-4 p-5`} aria-labelledby="person-name">
      <h2 id="person-name" className="break-words font-medium text-lg">
        <bdi>{person.name ?? t('unnamed')}</bdi>
      </h2>
      <dl className="grid text-sm">
        <Fact term={t('room')}>{person.room_number ?? '–'}</Fact>
        <Fact term={t('phone')}>
          {person.phone === null ? (
            '–'
          ) : (
            <bdi translate="no" dir="ltr">
              {person.phone}
            </bdi>
          )}
        </Fact>
        <Fact term={t('last_seen')}>{shortDate(person.updated_at.slice(0, 10), hotel.languageTag)}</Fact>
      </dl>
      <h3 className="font-medium">{t('person_keeps')}</h3>
      <dl className="grid text-sm">
        <Fact term={t('orders')}>{counts.orders}</Fact>
        <Fact term={t('consents')}>{counts.consents}</Fact>
        <Fact term={t('chats')}>{counts.chats}</Fact>
        <Fact term={t('messages')}>{counts.messages}</Fact>
        <Fact term={t('files')}>{counts.files}</Fact>
        <Fact term={t('draw_entries')}>{counts.draws}</Fact>
      </dl>
      {hasOpenOrder && <Notice tone="info">{t('delete_open')}</Notice>}
      <div className="grid gap-2 min-[1080px]:grid-cols-2">
        <Button variant="soft" onClick={() => save(data)}>
          {t('export_person')}
        </Button>
        <Button variant="danger" disabled={isOffline || hasOpenOrder} onClick={() => setIsAsking(true)}>
          {t('delete_person')}
        </Button>
      </div>
      {isAsking && (
        <DeletePerson
          person={person}
          counts={counts}
          onClose={() => setIsAsking(false)}
          onDeleted={() => onDeleted(person)}
        />
      )}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 border-line py-2 not-first:border-t">
      <dt className="text-ink-2">{term}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}
