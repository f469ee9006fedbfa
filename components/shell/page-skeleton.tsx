'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useWords } from '@/components/hotel/hotel-context';
import { type Page, pageOf } from '@/lib/domain/routes';

/** A wait that is too short to notice shows nothing. */
const SHOWN_AFTER_MS = 150;

/**
 * Stands over the page that is left while the next one is on its way. The pages have no `loading.tsx`: its fallback
 * would be sent before it is known whether the page exists, and with it the status. Rule: layout/LY9.
 */
export function PageSkeleton() {
  const say = useWords();
  const target = useTarget(usePathname());
  if (target === null) return null;
  return (
    <div className="pageskeleton" role="status" aria-label={say('loading')}>
      <div className="pageskeleton__head">
        <div className="sk sk--pill size-11" />
        <div className="sk sk--l" />
        <div className="sk sk--pill size-11" />
      </div>
      <Shape kind={pageOf(target).kind} />
    </div>
  );
}

/** The path of the page that the guest waits for; null: of none, or not for long. */
function useTarget(pathname: string): string | null {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onStart = (event: Event) => {
      clearTimeout(timer);
      const { pathname: next } = new URL((event as CustomEvent<string>).detail, window.location.href);
      // Overlays move in the history of one page.
      if (next !== pathname) timer = setTimeout(() => setTarget(next), SHOWN_AFTER_MS);
    };
    const onEnd = () => {
      clearTimeout(timer);
      setTarget(null);
    };
    window.addEventListener('navigation-start', onStart);
    // A page that the browser has kept as it was left comes back with what it showed then.
    window.addEventListener('pageshow', onEnd);
    return () => {
      window.removeEventListener('navigation-start', onStart);
      window.removeEventListener('pageshow', onEnd);
      onEnd();
    };
  }, [pathname]);
  return target;
}

function Shape({ kind }: { kind: Page['kind'] }) {
  if (kind === 'sections') {
    return (
      <div className="rows">
        <div className="sk sk--tile" />
        <div className="sk sk--tile" />
        <div className="sk sk--tile" />
        <div className="sk sk--tile" />
      </div>
    );
  }
  const isHome = kind === 'home';
  return (
    <div className={isHome ? 'tiles' : 'products'}>
      {isHome && <div className="sk sk--tile col-span-full" />}
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={isHome ? 'sk sk--tile' : 'sk sk--sq'} />
      ))}
    </div>
  );
}
