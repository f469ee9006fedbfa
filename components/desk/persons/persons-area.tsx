'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { Notice } from '@/components/ui/notice';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { FoundPersons } from './found-persons';
import { PersonCard } from './person-card';
import { PersonSearch } from './person-search';
import type { DeskPerson } from './persons-api';

/** Finds guests and shows what the hotel keeps of one; on a phone one of both. `detail`: the uuid of a person. */
export function PersonsArea({ detail }: { detail: string | null }) {
  const { t } = useDesk();
  const [found, setFound] = useState<readonly DeskPerson[] | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const onDeleted = (person: DeskPerson) => {
    setFound((persons) => persons?.filter(({ uuid }) => uuid !== person.uuid) ?? null);
    setDeleted(person.name ?? t('unnamed'));
    window.location.replace(deskAddress('persons'));
  };
  const isOpen = detail !== null;
  const back = isOpen && (
    <a className={`${iconButtonClass({})} min-[760px]:hidden`} href={deskAddress('persons')}>
      <Icon shape={chevronLeftIcon} />
      <span className="sr-only">{t('back')}</span>
    </a>
  );
  return (
    <Area title="persons" tools={back}>
      <p className="max-w-160 text-ink-2 text-sm">{t('persons_text')}</p>
      <div role="status">{deleted !== null && <Notice tone="success">{t('deleted', { name: deleted })}</Notice>}</div>
      <div className="grid items-start gap-5 min-[760px]:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={clsx('grid gap-4', isOpen && 'max-[759px]:hidden')}>
          <PersonSearch
            onFound={(persons) => {
              setFound(persons);
              setDeleted(null);
            }}
          />
          <FoundPersons persons={found} openUuid={detail} />
        </div>
        {isOpen ? (
          <PersonCard key={detail} uuid={detail} onDeleted={onDeleted} />
        ) : (
          <p className="text-ink-2 text-sm max-[759px]:hidden">{t('person_choose')}</p>
        )}
      </div>
    </Area>
  );
}
