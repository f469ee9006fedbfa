'use client';

import { useWords } from '@/components/hotel/hotel-context';
import { Niche } from '@/components/ui/niche';

/** Something broke while this page was drawn: the shell stays, the guest gets a way on. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const say = useWords();
  return (
    <main className="splash" id="main">
      <span />
      <div className="splash__mid">
        <Niche src="/pictures/key.webp" tint="p6" />
        <div role="alert">
          <h1>{say('error_title')}</h1>
          <p>{say('error_text')}</p>
        </div>
      </div>
      <div className="actions">
        <button type="button" className="btn btn--primary" onClick={reset}>
          {say('try_again')}
        </button>
      </div>
    </main>
  );
}
