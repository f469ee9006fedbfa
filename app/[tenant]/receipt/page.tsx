import type { Metadata } from 'next';
import { ReceiptSlot } from '@/components/orders/receipt/receipt-slot';
import { FloatingHeader } from '@/components/shell/floating-header';
import { PAGE } from '@/components/ui/page';
import { loadHotel } from '@/lib/server/pages/loaders';

type Props = {
  params: Promise<{ tenant: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

/** /receipt: an order of this device, to be printed. The address has its number, which opens nothing by itself. */
export default async function ReceiptPage({ params, searchParams }: Props) {
  const [{ tenant }, { order }] = await Promise.all([params, searchParams]);
  const hotel = await loadHotel(tenant);
  if (hotel.state !== 'found') return null;
  return (
    <div className={PAGE}>
      <FloatingHeader title={hotel.value.messages.order_receipt} />
      <main className="mx-auto max-w-reading pt-2" id="main" tabIndex={-1}>
        <ReceiptSlot num={typeof order === 'string' ? order : null} />
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  return hotel.state === 'found' ? { title: hotel.value.messages.order_receipt, robots: { index: false } } : {};
}
