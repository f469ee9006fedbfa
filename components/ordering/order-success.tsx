'use client';

import { useRouter } from 'next/navigation';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { InstallOffer } from '@/components/hotel/install-offer';
import { useMoney } from '@/components/hotel/use-money';
import { SuccessSlip } from '@/components/orders/live/success-slip';
import { PushSlot } from '@/components/push/push-slot';
import { Actions } from '@/components/ui/actions';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Illustration } from '@/components/ui/illustration';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { afterClosing, closeAllOverlays, closeOverlays, replaceOverlay } from '@/components/ui/overlay/overlay-stack';
import { SPLASH_CLASS, SPLASH_TEXT_CLASS, SPLASH_TITLE_CLASS, SplashBody, SplashHead } from '@/components/ui/splash';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import { guestName } from '@/lib/device/guest';
import { paragraphsOf } from '@/lib/domain/i18n/plain-text';
import { hasText } from '@/lib/domain/i18n/text';
import type { Minor } from '@/lib/domain/money/money';
import { acceptedText } from '@/lib/domain/orders/accepted-text';
import { type OrderSuccessData, showsCheckMessage } from '@/lib/domain/orders/order-success';

/** The splash after an order was accepted. Rules: sending/SE16, sending/SE18, sending/SE19. */
export function OrderSuccess({ arg }: { arg: OrderSuccessData }) {
  const hotel = useHotel();
  return (
    <OverlayFrame className={SPLASH_CLASS} labelledBy="order-success-title" describedBy="order-success-text">
      <SplashHead hotel={hotel} />
      <SplashBody>
        <Illustration src="/pictures/bell.webp" tint="tint-1" size="sm" isNews />
        <AcceptedMessage arg={arg} />
        {arg.order && <SuccessSlip placed={arg.order} sum={arg.sum} />}
      </SplashBody>
      <NextSteps arg={arg} />
    </OverlayFrame>
  );
}

/**
 * Payment first, if there is something to pay; then My orders and home, if the hotel shows them. At first they ignore
 * taps, because a double tap on the order button ends here. Rule: sending/SE19.
 */
function NextSteps({ arg }: { arg: OrderSuccessData }) {
  const { variations } = useHotel();
  const t = useTranslations();
  const router = useRouter();
  const goHome = () => {
    afterClosing(() => router.push('/'));
    closeAllOverlays();
  };
  const hasOrders = !arg.section.hide_view_orders_button;
  const hasHome = !(arg.parent_section?.is_hidden ?? false);
  const isPaid = arg.payment_url === null;
  return (
    <Actions layout="splash" className="animate-ignore-taps">
      {/* Above the buttons, which stay where they are when it appears. */}
      <PushSlot />
      {arg.payment_url !== null && <PayOnline address={arg.payment_url} total={arg.sum} />}
      {hasOrders && (
        <Button variant={isPaid ? 'primary' : 'soft'} onClick={() => replaceOverlay('orders')}>
          {t(showsCheckMessage(arg, variations.checkMessageUnder) ? 'check_message' : 'view_orders')}
        </Button>
      )}
      <InstallOffer />
      {hasHome && (
        <Button variant="quiet" size="sm" onClick={goHome}>
          {t('home')}
        </Button>
      )}
      {!hasOrders && !hasHome && (
        <Button
          {...(isPaid ? { variant: 'primary' } : { variant: 'quiet', size: 'sm' })}
          onClick={() => closeOverlays()}
        >
          {t('close')}
        </Button>
      )}
    </Actions>
  );
}

/**
 * Leads to the payment in this tab, whose result page shows the order; Back leads to My orders, which offers the payment
 * again. Rule: sending/SE17. Decision 153.
 */
function PayOnline({ address, total }: { address: string; total: Minor }) {
  const t = useTranslations();
  const money = useMoney();
  return (
    <ButtonLink variant="primary" isSplit href={address} rel="noreferrer" onClick={() => replaceOverlay('orders')}>
      <span>{t('order_online_pay')}</span>
      <Amount>{money.price(total)}</Amount>
    </ButtonLink>
  );
}

/**
 * The text after an accepted order: of the section, its parent or the hotel, else the dictionary's. Shown as plain
 * text. Rule: sending/SE20.
 */
function AcceptedMessage({ arg }: { arg: OrderSuccessData }) {
  const hotel = useHotel();
  const t = useTranslations();
  const ofSections = [arg.section, arg.parent_section].some((section) => hasText(section?.text_accepted_order));
  const text = acceptedText({
    section: arg.section,
    parentSection: arg.parent_section,
    hotel,
    message: t('accept_order'),
    name: '#name#',
    language: hotel.language,
  });
  // The hotel's text is plain text with line breaks. A section's may be rich text, and is shown without its markup.
  const paragraphs = ofSections ? paragraphsOf(text) : text.split('\n');
  // The name is inserted after the markup is removed, so that a guest called "<b>" is shown as such.
  const withName = (paragraph: string) => paragraph.replaceAll('#name#', () => guestName.get().trim());
  return (
    <div>
      <h1 className={SPLASH_TITLE_CLASS} id="order-success-title">
        {t('order_placed')}
      </h1>
      <div id="order-success-text">
        <Paragraphs className={SPLASH_TEXT_CLASS} paragraphs={paragraphs.map(withName)} />
      </div>
    </div>
  );
}
