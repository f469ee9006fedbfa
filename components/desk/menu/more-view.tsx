'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { MenuSheet } from '../menu-sheet/menu-sheet';
import { useMomentText } from '../use-moment-text';
import { viewAddress } from './menu-address';
import type { Menu } from './menu-api';
import { MenuQuestion } from './menu-question';
import type { MenuDesk } from './use-menu';

/** What a hotel seldom does with its menu as a whole: by spreadsheet, and giving it back to its files. */
export function MoreView({ menu, desk }: { menu: Menu; desk: MenuDesk }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const moment = useMomentText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="grid max-w-160 gap-4">
      <MenuSheet draftsAddress={viewAddress('drafts')} onApplied={() => void desk.read()} />
      <section className={`${CARD} grid gap-3 p-4`} aria-labelledby="menu-keeper">
        <h2 id="menu-keeper" className="font-medium text-lg">
          {t('menu_keeper')}
        </h2>
        {menu.since !== null && (
          <p className="text-ink-2 text-sm">
            {t('menu_kept_since', { name: menu.staff ?? t('by_system'), time: moment(menu.since) })}
          </p>
        )}
        <Button variant="outline" size="sm" className="w-fit!" disabled={isOffline} onClick={() => setIsAsking(true)}>
          {t('menu_keep_files')}
        </Button>
      </section>
      {isAsking && (
        <MenuQuestion
          title={t('menu_keep_files_title')}
          text={t('menu_keep_files_text')}
          yes="menu_keep_files"
          desk={desk}
          onYes={async () => {
            if (await desk.keep('files')) setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
