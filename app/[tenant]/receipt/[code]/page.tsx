import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HotelErrorPage } from '@/app/[tenant]/hotel-error-page';
import { CallLink } from '@/components/hotel/call-link';
import { Facts } from '@/components/orders/receipt/facts';
import { FloatingHeader } from '@/components/shell/floating-header';
import { Card } from '@/components/ui/card';
import { Illustration } from '@/components/ui/illustration';
import { PAGE } from '@/components/ui/page';
import { loadReceipt } from '@/lib/server/orders/load-receipt';
import { type HotelPage, loadHotel } from '@/lib/server/pages/loaders';
import { setResponseStatus } from '@/lib/server/pages/response-status';

type Props = { params: Promise<{ tenant: string; code: string }> };

/** /receipt/{code}: what the hotel confirms to whoever has scanned a receipt. Rule: orders/OR35. */
export default async function CheckedReceipt({ params }: Props) {
  const { tenant, code } = await params;
  const [hotel, receipt] = await Promise.all([loadHotel(tenant), loadReceipt(tenant, code)]);
  if (hotel.state !== 'found') return null;
  if (receipt.state === 'unavailable') {
    setResponseStatus(503);
    return <HotelErrorPage kind="unavailable" hotel={hotel.value} />;
  }
  const { messages, view } = hotel.value;
  if (receipt.state === 'missing') {
    setResponseStatus(404);
    return (
      <ReceiptPage hotel={hotel.value}>
        <Verdict tint="tint-6" title={messages.receipt_unknown} text={messages.receipt_unknown_text} />
        <div className="grid justify-items-center">
          <CallLink phone={view.variations.callPhone} label={messages.call} />
        </div>
      </ReceiptPage>
    );
  }
  const { num, total, date } = receipt.value;
  return (
    <ReceiptPage hotel={hotel.value}>
      <Verdict tint="tint-1" title={messages.receipt_genuine} text={messages.receipt_genuine_text} />
      <Card className="p-5">
        <Facts
          facts={[
            [messages.order_receipt, `#${num}`],
            [messages.receipt_date, date],
            [messages.total, total],
          ]}
        />
      </Card>
    </ReceiptPage>
  );
}

function Verdict({ tint, title, text }: { tint: string; title: string; text: string }) {
  return (
    <div className="grid justify-items-center gap-5 py-6 text-center">
      <Illustration src="/pictures/receipt.webp" tint={tint} size="sm" />
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 max-w-70 text-ink-2">{text}</p>
      </div>
    </div>
  );
}

function ReceiptPage({ hotel: { view, messages }, children }: { hotel: HotelPage; children: ReactNode }) {
  return (
    <div className={PAGE}>
      <FloatingHeader title={messages.order_receipt} leadsHome />
      <main className="mx-auto max-w-reading pt-2" id="main" tabIndex={-1}>
        <h2 className="text-center font-medium">
          <bdi>{view.title}</bdi>
        </h2>
        {children}
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  return hotel.state === 'found' ? { title: hotel.value.messages.order_receipt, robots: { index: false } } : {};
}
