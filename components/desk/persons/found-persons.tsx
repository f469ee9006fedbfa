'use client';

import { shortDate } from '@/lib/domain/i18n/format-date';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import type { DeskPerson } from './persons-api';

/** The guests that a search has found, each a way to what the hotel keeps of them. */
export function FoundPersons({
  persons,
  openUuid,
}: {
  persons: readonly DeskPerson[] | null;
  openUuid: string | null;
}) {
  const { hotel, t } = useDesk();
  return (
    <section aria-label={t('persons')}>
      <p className="text-ink-2 text-sm" role="status">
        {persons !== null && t('persons_found', { count: persons.length })}
      </p>
      <ul className="mt-2 grid gap-2">
        {persons?.map((person) => (
          <li key={person.uuid}>
            <a
              className="grid min-h-target grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-md bg-surface p-3 text-ink no-underline inset-ring inset-ring-line hover:bg-sunken aria-[current]:bg-brand-soft forced-colors:border"
              href={deskAddress('persons', person.uuid)}
              aria-current={person.uuid === openUuid || undefined}
            >
              <bdi
                translate="no"
                className="min-w-14 rounded-sm bg-sunken px-2 py-2 text-center font-medium text-md tabular-nums"
              >
                {person.room_number ?? '–'}
              </bdi>
              <span className="min-w-0 text-sm">
                <span className="block truncate font-medium">
                  <bdi>{person.name ?? t('unnamed')}</bdi>
                </span>
                <span className="flex flex-wrap gap-x-2 text-ink-2">
                  {person.phone !== null && (
                    <bdi translate="no" dir="ltr">
                      {person.phone}
                    </bdi>
                  )}
                  <span>{shortDate(person.updated_at.slice(0, 10), hotel.languageTag)}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
