import { FloatingHeader } from '@/components/shell/floating-header';
import type { HotelPage } from '@/lib/server/pages/loaders';
import { type DeadEndKind, DeadEndWords, WayOn } from '../dead-end';

/** A dead end inside a hotel's shell: the header leads back, bar and footer lead everywhere else. Rule: pages/PG6. */
export function DeadEndPage({ kind, hotel: { words } }: { kind: DeadEndKind; hotel: HotelPage }) {
  return (
    <div className="page">
      <FloatingHeader title={words[kind === 'not-found' ? 'page_not_found' : 'temporarily_unavailable']} />
      <main className="deadend" id="main" tabIndex={-1}>
        <DeadEndWords kind={kind} words={words} heading="h2" />
        <WayOn kind={kind} words={words} />
      </main>
    </div>
  );
}
