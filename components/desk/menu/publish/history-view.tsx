'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { Tag } from '@/components/ui/tag';
import { joinList } from '@/lib/domain/i18n/join-list';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { useMomentText } from '../../use-moment-text';
import { callMenu, type MenuVersion } from '../menu-api';
import { MenuQuestion } from '../menu-question';
import type { MenuDesk } from '../use-menu';

const COUNTS = {
  new: 'menu_count_new',
  changed: 'menu_count_changed',
  deleted: 'menu_count_deleted',
  moved: 'menu_count_moved',
} as const;

/** What was published, by whom and when, and the way back to each of it. Rule: menu/ME58. */
export function HistoryView({ desk }: { desk: MenuDesk }) {
  const { t } = useDesk();
  const [versions, setVersions] = useState<readonly MenuVersion[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [asked, setAsked] = useState<MenuVersion | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const read = useCallback(async () => {
    const response = await callMenu<{ versions: readonly MenuVersion[] }>('/versions');
    setHasFailed(!response.ok);
    if (response.ok) setVersions(response.value.versions);
  }, []);
  useEffect(() => void read(), [read]);
  if (versions === null)
    return hasFailed ? (
      <Notice tone="danger" alert>
        {t('no_response')}
      </Notice>
    ) : (
      <div className="grid place-items-center p-10">
        <Spinner />
      </div>
    );
  return (
    <div className="grid max-w-200 gap-3">
      <div role="status">
        {restored !== null && <Notice tone="success">{t('menu_was_restored', { number: restored })}</Notice>}
      </div>
      <ol className={`${CARD} overflow-hidden`} aria-label={t('menu_history')}>
        {versions.map((version) => (
          <VersionRow key={version.number} version={version} onRestore={() => setAsked(version)} />
        ))}
      </ol>
      {asked !== null && (
        <MenuQuestion
          title={t('menu_restore_title', { number: asked.number })}
          text={t('menu_restore_text')}
          yes="menu_restore"
          isHarmless
          desk={desk}
          onYes={async () => {
            if ((await desk.restore(asked.number)) === null) return;
            setRestored(asked.number);
            setAsked(null);
            await read();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function VersionRow({ version, onRestore }: { version: MenuVersion; onRestore(): void }) {
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const moment = useMomentText();
  const counts = (['new', 'changed', 'deleted', 'moved'] as const).flatMap((kind) =>
    version.counts[kind] > 0 ? [t(COUNTS[kind], { count: version.counts[kind] })] : [],
  );
  const names = version.items.map(({ title }) => textIn(title, hotel.language)).filter((name) => name !== '');
  const title = {
    'taken-over': t('menu_taken_over'),
    published: t('menu_version', { number: version.number }),
    restored: t('menu_restored_from', { number: version.restored ?? 0 }),
  }[version.kind];
  return (
    <li className="flex flex-wrap items-center gap-3 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium text-md">
          <span>{title}</span>
          {version.is_newest && <Tag tone="success">{t('menu_newest')}</Tag>}
        </p>
        <p className="text-ink-2">
          {t('menu_by', { name: version.staff ?? t('by_system'), time: moment(version.published_at) })}
        </p>
        {counts.length > 0 && <p>{counts.join(' · ')}</p>}
        {names.length > 0 && <p className="wrap-anywhere text-ink-2">{joinList(names, hotel.languageTag)}</p>}
      </div>
      {!version.is_newest && (
        <Button variant="outline" size="sm" className="w-auto!" disabled={isOffline} onClick={onRestore}>
          <span>{t('menu_restore')}</span>
          <span className="sr-only">{`, ${t('menu_version', { number: version.number })}`}</span>
        </Button>
      )}
    </li>
  );
}
