'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { FloatingHeader } from '@/components/shell/floating-header';
import { Illustration } from '@/components/ui/illustration';

/** Error boundary of a page: the shell stays. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      // `refresh` fetches the server's data again; rendering the same data would fail in the same place.
      router.refresh();
      reset();
    });
  return (
    <div className="page">
      <FloatingHeader title={t('error_title')} />
      <main className="deadend" id="main" tabIndex={-1}>
        <Illustration src="/pictures/key.webp" tint="p6" />
        <p role="alert">{t('error_text')}</p>
        <button type="button" className="btn btn--primary" onClick={retry}>
          {t('try_again')}
        </button>
      </main>
    </div>
  );
}
