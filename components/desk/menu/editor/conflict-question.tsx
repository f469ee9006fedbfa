'use client';

import { Button } from '@/components/ui/button/button';
import { textIn } from '@/lib/domain/i18n/text';
import { readNumber } from '@/lib/domain/json/read-value';
import { readText } from '@/lib/domain/menu-editor/written-texts';
import { useDesk } from '../../desk-context';
import { useEditing } from './editing';
import { fieldName } from './field-words';
import type { ItemConflict } from './item-session';

/** What two people have changed differently, side by side, and whose stays. Rule: menu/ME49. */
export function ConflictQuestion(props: {
  conflict: ItemConflict;
  onResolve(conflict: ItemConflict, whose: 'mine' | 'theirs'): void;
}) {
  const { conflict, onResolve } = props;
  const { t } = useDesk();
  const by = conflict.theirs.staff ?? t('by_system');
  const isGone = conflict.theirs.value === null;
  return (
    <section
      className="grid gap-3 rounded-md bg-warning-soft p-4 text-sm forced-colors:border"
      aria-labelledby="menu-conflict"
    >
      <h3 id="menu-conflict" className="font-medium">
        {t(isGone ? 'menu_conflict_deleted' : 'menu_conflict', { name: by })}
      </h3>
      {!isGone && (
        <>
          <p>{t('menu_conflict_text')}</p>
          <ul className="grid gap-2">
            {conflict.conflicts.map(({ field, mine, theirs }) => (
              <li key={field}>
                <p className="font-medium">{fieldName(field, t)}</p>
                <dl className="grid grid-cols-2 gap-3">
                  <Version whose={t('menu_mine_is')} value={mine} />
                  <Version whose={by} value={theirs} />
                </dl>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" size="sm" onClick={() => onResolve(conflict, 'theirs')}>
          {t(isGone ? 'menu_leave_deleted' : 'menu_theirs')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onResolve(conflict, 'mine')}>
          {t('menu_mine')}
        </Button>
      </div>
    </section>
  );
}

function Version({ whose, value }: { whose: string; value: unknown }) {
  const shown = useShown();
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">
        <bdi>{whose}</bdi>
      </dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {shown(value)}
      </dd>
    </div>
  );
}

/** Returns a function that shows a value of a field: a text in the language that is written, a number, a list by its length. */
function useShown(): (value: unknown) => string {
  const { t } = useDesk();
  const { language } = useEditing();
  return (value) => {
    if (value === undefined || value === null) return t('menu_nothing');
    if (Array.isArray(value)) return t('menu_entries', { count: value.length });
    const number = readNumber(value);
    if (number !== null) return String(number);
    const text = textIn(readText(value), language);
    return text === '' ? t('menu_changed') : text;
  };
}
