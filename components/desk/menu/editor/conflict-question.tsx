'use client';

import { Button } from '@/components/ui/button/button';
import { useDesk } from '../../desk-context';
import { usePartName, usePartText } from './conflict-words';
import type { ItemConflict } from './item-session';

/** What two people have changed differently, side by side, and whose stays. Rule: menu/ME49. */
export function ConflictQuestion(props: {
  conflict: ItemConflict;
  onResolve(conflict: ItemConflict, whose: 'mine' | 'theirs'): void;
}) {
  const { conflict, onResolve } = props;
  const { t } = useDesk();
  const nameOf = usePartName(conflict.theirs.value);
  const shown = usePartText();
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
            {conflict.conflicts.map(({ path, mine, theirs }) => (
              <li key={path.join('.')}>
                <p className="wrap-anywhere font-medium">{nameOf(path)}</p>
                <dl className="grid grid-cols-2 gap-3">
                  <Version whose={t('menu_mine_is')} text={shown(mine, path)} />
                  <Version whose={by} text={shown(theirs, path)} />
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

function Version({ whose, text }: { whose: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">
        <bdi>{whose}</bdi>
      </dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </dd>
    </div>
  );
}
