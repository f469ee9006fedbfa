'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { FloatingHeader } from '@/components/shell/floating-header';
import { Illustration } from '@/components/ui/illustration';

/** Something broke while this page was drawn: the shell stays, the guest gets a way on. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const say = useTranslations();
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      // What the server has sent is asked for again: drawing the same once more would break in the same place.
      router.refresh();
      reset();
    });
  return (
    <div className="page">
      <FloatingHeader title={say('error_title')} />
      <main className="deadend" id="main" tabIndex={-1}>
        <Illustration src="/pictures/key.webp" tint="p6" />
        <p role="alert">{say('error_text')}</p>
        <button type="button" className="btn btn--primary" onClick={retry}>
          {say('try_again')}
        </button>
      </main>
    </div>
  );
}
