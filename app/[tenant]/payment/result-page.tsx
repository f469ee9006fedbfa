import type { Metadata } from 'next';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { PAYMENT_MESSAGE_KEYS } from '@/components/payment/payment-message-keys';
import { PaymentResult } from '@/components/payment/payment-result';
import { FloatingHeader } from '@/components/shell/floating-header';
import { PAGE } from '@/components/ui/page';
import { loadHotel } from '@/lib/server/pages/loaders';
import { pickMessages } from '@/lib/server/pages/messages';

export type ResultPageProps = {
  params: Promise<{ tenant: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

/**
 * The page after a payment. Its text depends on the orders stored on the device and on the hotel, never on the URL
 * alone.
 */
export async function ResultPage(props: ResultPageProps & { result: 'success' | 'error' }) {
  const [{ tenant }, { order }] = await Promise.all([props.params, props.searchParams]);
  const hotel = await loadHotel(tenant);
  if (hotel.state !== 'found') return null;
  const { messages } = hotel.value;
  return (
    <div className={PAGE}>
      <FloatingHeader title={messages.payment} />
      <main id="main" tabIndex={-1}>
        <MessagesProvider messages={pickMessages(messages, PAYMENT_MESSAGE_KEYS)}>
          <PaymentResult page={props.result} orderInUrl={typeof order === 'string' ? order : null} />
        </MessagesProvider>
      </main>
    </div>
  );
}

export async function resultMetadata({ params }: ResultPageProps): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  return hotel.state === 'found' ? { title: hotel.value.messages.payment, robots: { index: false } } : {};
}
