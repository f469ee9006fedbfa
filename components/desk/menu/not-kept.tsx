'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { MenuQuestion } from './menu-question';
import type { MenuDesk } from './use-menu';

/** Of a hotel whose menu its files keep: what that means, and how the desk takes it over. Rule: menu/ME40. */
export function NotKept({ desk }: { desk: MenuDesk }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={`${CARD} grid max-w-160 gap-4 p-5`} aria-labelledby="menu-not-kept">
      <h2 id="menu-not-kept" className="font-medium text-xl">
        {t('menu_not_kept_title')}
      </h2>
      <p>{t('menu_not_kept_text')}</p>
      <p className="text-ink-2 text-sm">{t('menu_not_kept_after', { area: t('content') })}</p>
      <Button variant="primary" className="w-fit!" disabled={isOffline} onClick={() => setIsAsking(true)}>
        {t('menu_keep')}
      </Button>
      {isAsking && (
        <MenuQuestion
          title={t('menu_keep_title')}
          text={t('menu_keep_text')}
          yes="menu_keep"
          isHarmless
          desk={desk}
          onYes={async () => {
            await desk.keep('desk');
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
