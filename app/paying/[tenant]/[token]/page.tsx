import { redirect } from 'next/navigation';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button/button';
import { SPLASH_CLASS, SPLASH_TEXT_CLASS, SPLASH_TITLE_CLASS, SplashBody, SplashHead } from '@/components/ui/splash';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { loadPayment, type PaymentView } from '@/lib/server/orders/load-payment';
import { loadPaymentPlace } from '@/lib/server/orders/payment-place';
import { loadHotel } from '@/lib/server/pages/loaders';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { interpolate } from '@/lib/words/message-key';
import { ErrorPage } from '../../../error-page';
import { Choices, Warnings } from './choices';

type Props = {
  params: Promise<{ tenant: string; token: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

/**
 * Leads to the page of the payment provider. Without one, the built-in payment page in its place: a form that works without
 * JavaScript. Rules: payment/PY6, payment/PY7.
 */
export default async function PaymentPage({ params, searchParams }: Props) {
  const { tenant, token } = await params;
  const place = await loadPaymentPlace(tenant, token);
  if (place.state === 'found' && place.value !== null) redirect(place.value);
  const payment = place.state === 'found' ? await loadPayment(tenant, token) : place;
  if (payment.state !== 'found') {
    const hotel = await loadHotel(tenant);
    setResponseStatus(payment.state === 'missing' ? 404 : 503);
    const kind = payment.state === 'missing' ? 'not-found' : 'unavailable';
    return <ErrorPage kind={kind} {...(hotel.state === 'found' && { hotel: hotel.value })} />;
  }
  const isAgain = 'again' in (await searchParams);
  const { state, hotel } = payment.value;
  const isOpen = state === 'open' || state === 'failed';
  return (
    <main className={SPLASH_CLASS} id="main">
      <SplashHead hotel={hotel.view} />
      <SplashBody className="w-full">
        <PaymentSummary payment={payment.value} />
        {isOpen && <Warnings payment={payment.value} isAgain={isAgain} />}
      </SplashBody>
      {isOpen ? <Choices payment={payment.value} token={token} /> : <HomeLink payment={payment.value} />}
    </main>
  );
}

type PaymentProps = { payment: PaymentView };

const TEXTS = {
  open: { title: 'order_online_pay', text: null },
  failed: { title: 'order_online_pay', text: null },
  paid: { title: 'pay_already_title', text: 'pay_already_text' },
  closed: { title: 'pay_closed_title', text: 'pay_closed_text' },
} as const;

function PaymentSummary({ payment: { hotel, orderNum, amount, state } }: PaymentProps) {
  const { messages } = hotel;
  const { title, text } = TEXTS[state];
  return (
    <div>
      <h1 className={SPLASH_TITLE_CLASS}>{messages[title]}</h1>
      <p className={SPLASH_TEXT_CLASS}>
        <span>{`${interpolate(messages.order_n, { num: isolateNumber(orderNum) })} · `}</span>
        <bdi translate="no" className="tabular-nums" dir="ltr">
          {amount}
        </bdi>
      </p>
      {text !== null && <p className={SPLASH_TEXT_CLASS}>{messages[text]}</p>}
    </div>
  );
}

/** A plain link, because the hotel's pages have another root layout and must be loaded from the server. */
function HomeLink({ payment: { hotel } }: PaymentProps) {
  return (
    <Actions layout="splash">
      <ButtonLink variant="primary" href="/home">
        {hotel.messages.to_front_page}
      </ButtonLink>
    </Actions>
  );
}
