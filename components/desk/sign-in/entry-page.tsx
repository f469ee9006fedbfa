'use client';

import type { ReactNode } from 'react';
import { CARD } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';

/** A page before the desk, of somebody who is not signed in yet: below the hotel's logo and name one card. */
export function EntryPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const { hotel } = useDesk();
  return (
    <main className="mx-auto grid min-h-dvh max-w-110 content-center gap-5 p-gutter" id="main">
      <p className="inline-flex min-w-0 items-center gap-3 font-medium text-lg">
        {hotel.logo && (
          <img className="h-10 w-8.5 shrink-0 object-contain" src={hotel.logo} alt="" width={34} height={40} />
        )}
        <span className="line-clamp-2">{hotel.title}</span>
      </p>
      <div className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-5 p-5`}>
        <div>
          <h1 className="wrap-anywhere font-medium text-2xl">{title}</h1>
          {text !== undefined && <p className="mt-2 text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

/** In its card while the page asks the server. */
export function EntryWait() {
  return (
    <div className="grid place-items-center p-5" aria-busy="true">
      <Spinner />
    </div>
  );
}
