import { CallLink } from '@/components/hotel/call-link';
import { FloatingHeader } from '@/components/shell/floating-header';
import { MESSAGE_PAGE, PAGE } from '@/components/ui/page';
import type { HotelPage } from '@/lib/server/pages/loaders';
import { ErrorAction, type ErrorKind, ErrorMessage } from '../error-page';

/** An error page inside a hotel's shell, with header, bar and footer. Rule: pages/PG6. */
export function HotelErrorPage({ kind, hotel: { view, messages } }: { kind: ErrorKind; hotel: HotelPage }) {
  return (
    <div className={PAGE}>
      <FloatingHeader title={messages[kind === 'not-found' ? 'page_not_found' : 'temporarily_unavailable']} />
      <main className={MESSAGE_PAGE} id="main" tabIndex={-1}>
        <ErrorMessage kind={kind} messages={messages} heading="h2" />
        <ErrorAction kind={kind} messages={messages} />
        <CallLink phone={view.variations.callPhone} label={messages.call} />
      </main>
    </div>
  );
}
