'use client';

import { useTransition } from 'react';
import { CallLink } from '@/components/hotel/call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { FloatingHeader } from '@/components/shell/floating-header';
import { Button } from '@/components/ui/button/button';
import { usePageRefresh } from '@/components/ui/hooks/use-page-refresh';
import { MESSAGE_PAGE, PAGE } from '@/components/ui/page';
import { useRenewal } from '@/components/ui/use-renewal';

/** Error boundary of a page. The hotel's shell (header, bar, overlays) stays. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useRenewal({ error, reset });
  const t = useTranslations();
  const { variations } = useHotel();
  const refresh = usePageRefresh();
  const [isRetrying, startTransition] = useTransition();
  const retry = () =>
    startTransition(() => {
      // Fetches the server data again, because rendering the same data would fail again.
      refresh();
      reset();
    });
  return (
    <div className={PAGE}>
      <FloatingHeader title={t('error_title')} />
      <main className={MESSAGE_PAGE} id="main" tabIndex={-1}>
        <img className="size-33 drop-shadow-picture" src="/pictures/key.webp" alt="" width={132} height={132} />
        <p className="text-ink-2" role="alert">
          {t('error_text')}
        </p>
        <Button variant="primary" aria-busy={isRetrying} onClick={retry}>
          {t('try_again')}
        </Button>
        <CallLink phone={variations.callPhone} label={t('call')} />
      </main>
    </div>
  );
}
