'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Illustration } from './illustration';

/** Shown in place of an empty list: a picture, a title, a sentence. */
export function EmptyState(props: { picture: string; tint: string; title: string; children: ReactNode }) {
  const { picture, tint, title, children } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Removing the last entry removes the button that had the focus, so the empty state takes it.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center" ref={place} tabIndex={-1}>
      <Illustration src={picture} tint={tint} />
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 max-w-70 text-ink-2">{children}</p>
      </div>
    </div>
  );
}
