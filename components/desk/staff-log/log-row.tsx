'use client';

import { textIn } from '@/lib/domain/i18n/text';
import type { LogEntry } from '@/lib/domain/staff-log/log-entry';
import { DayTime } from '../day-time';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { actionWord } from './action-words';
import { fieldName, isId } from './field-words';
import { useLogValue } from './use-log-value';

/** An id that somebody can read, such as a room; null: none. */
const nameOf = (id: string | null): string | null => (id === null || /^[0-9a-f]{8}-/.test(id) ? null : id);

/** What somebody has done: when, who, what, about what, and each field that has changed, before and after. Rule: staff/SP49. */
export function LogRow({ entry }: { entry: LogEntry }) {
  const { hotel, t } = useDesk();
  const { now } = useDeskData();
  const { at, name, action, target } = entry;
  const word = actionWord(action);
  const title = target?.title ? textIn(target.title, hotel.language) : nameOf(target?.id ?? null);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 border-line py-2.5 not-first:border-t">
      <DayTime className="text-ink-2 tabular-nums" at={at} now={now} />
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <strong className="font-medium">{word === null ? action : t(word)}</strong>
          {title !== null && (
            <>
              <span>{' · '}</span>
              <bdi>{title}</bdi>
            </>
          )}
        </p>
        <Changes entry={entry} />
        <p className="text-ink-2">
          <bdi>{name ?? t('by_own_system')}</bdi>
        </p>
      </div>
    </li>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Each field that has changed and says something: what it was, struck through, and what it is. */
function Changes({ entry: { before, after } }: { entry: LogEntry }) {
  const { t } = useDesk();
  const write = useLogValue();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !isId(field) && !(isEmpty(before?.[field]) && isEmpty(after?.[field])),
  );
  if (fields.length === 0) return null;
  return (
    <dl className="grid gap-0.5">
      {fields.map((field) => {
        const [was, is] = [before?.[field], after?.[field]];
        return (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{`${fieldName(field, t)}:`}</dt>
            <dd className="wrap-anywhere min-w-0">
              {was !== undefined && (
                <>
                  <span className="sr-only">{`${t('log_before')} `}</span>
                  <s className="text-ink-2">
                    <bdi>{write(field, was)}</bdi>
                  </s>
                  <span> </span>
                </>
              )}
              {is !== undefined && (
                <>
                  {was !== undefined && <span className="sr-only">{`${t('log_after')} `}</span>}
                  <bdi>{write(field, is)}</bdi>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
