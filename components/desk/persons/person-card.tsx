'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { guestCard } from '@/lib/domain/desk/guest-card';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { languageName } from '@/lib/domain/i18n/language';
import { isOpen } from '@/lib/domain/orders/order-status';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { DeletePerson } from './delete-person';
import { GuestAllergies } from './guest-allergies';
import { GuestChats, GuestOrders } from './guest-lists';
import { GuestMenu } from './guest-menu';
import { countsOf, type DeskPerson, type PersonExport } from './persons-api';

type State = { kind: 'reading' } | { kind: 'failed'; isGone: boolean } | { kind: 'read'; data: PersonExport };

/** A guest of the hotel: their orders, chats and allergies, and what the hotel keeps of them. Rules: desk/DE28, desk/DE63. */
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

function Data({ data, onDeleted }: { data: PersonExport; onDeleted(person: DeskPerson): void }) {
  const { hotel, t, minorAmount } = useDesk();
  const [isAsking, setIsAsking] = useState(false);
  const { person, orders, chats } = data;
  const card = guestCard(orders);
  const hasOpenOrder = orders.some(({ ostatus_id }) => isOpen(ostatus_id));
  const day = (at: string) => shortDate(at.slice(0, 10), hotel.languageTag);
  const [first, last] = [day(person.created_at), day(person.updated_at)];
  const languages = [...new Set([...orders, ...chats].map(({ language }) => language))];
  return (
    <section className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-4 p-5`} aria-labelledby="person-name">
      <header className="flex items-start gap-2">
        <h2 id="person-name" className="wrap-anywhere me-auto min-w-0 self-center font-medium text-lg">
          <bdi>{person.name ?? t('unnamed')}</bdi>
        </h2>
        <GuestMenu data={data} hasOpenOrder={hasOpenOrder} onDelete={() => setIsAsking(true)} />
      </header>
      <GuestAllergies card={card} />
      <dl className="grid text-sm">
        <Fact term={t('room')}>{person.room_number ?? '–'}</Fact>
        <Fact term={t('phone')}>
          {person.phone === null ? (
            '–'
          ) : (
            <a
              className="inline-flex min-h-target items-center text-brand-strong underline"
              href={`tel:${person.phone}`}
            >
              <bdi translate="no" dir="ltr">
                {person.phone}
              </bdi>
            </a>
          )}
        </Fact>
        <Fact term={t('seen_here')}>{first === last ? first : `${first} – ${last}`}</Fact>
        {languages.length > 0 && <Fact term={t('language')}>{languages.map(languageName).join(', ')}</Fact>}
        <Fact term={t('ordered_for')}>
          <bdi translate="no" dir="ltr">
            {minorAmount(card.sum)}
          </bdi>
        </Fact>
      </dl>
      <GuestOrders person={person} orders={orders} />
      <GuestChats chats={chats} />
      <Kept data={data} />
      {isAsking && (
        <DeletePerson
          person={person}
          counts={countsOf(data)}
          onClose={() => setIsAsking(false)}
          onDeleted={() => onDeleted(person)}
        />
      )}
    </section>
  );
}

/** How much the hotel keeps of the guest, in numbers. */
function Kept({ data }: { data: PersonExport }) {
  const { t } = useDesk();
  const counts = countsOf(data);
  return (
    <details className="group/more">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 font-medium">
        <Icon shape={chevronDownIcon} size="sm" className="transition-transform group-open/more:rotate-180" />
        <span>{t('person_keeps')}</span>
      </summary>
      <dl className="grid text-sm">
        <Fact term={t('orders')}>{counts.orders}</Fact>
        <Fact term={t('consents')}>{counts.consents}</Fact>
        <Fact term={t('chats')}>{counts.chats}</Fact>
        <Fact term={t('messages')}>{counts.messages}</Fact>
        <Fact term={t('files')}>{counts.files}</Fact>
        <Fact term={t('draw_entries')}>{counts.draws}</Fact>
      </dl>
    </details>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-3 border-line py-2 not-first:border-t">
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
