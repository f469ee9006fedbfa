'use client';

import { useRouter } from 'next/navigation';
import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { Niche } from '@/components/ui/niche';
import { OverlayFrame } from '@/components/ui/overlay-host';
import { afterClosing, closeAllOverlays, closeOverlays, replaceOverlay } from '@/components/ui/overlay-stack';
import { guestName } from '@/lib/device/guest';
import { acceptedText } from '@/lib/domain/accepted-text';
import type { SuccessFacts } from '@/lib/domain/order-success';
import { paragraphsOf } from '@/lib/domain/plain-text';
import { hasText } from '@/lib/domain/text';
import { useHotelAnswer } from './use-checkout-facts';

/** What the guest sees once an order has arrived. Source: guest-app 2 "Order-success splash", 3 "Accepted-order text". */
export function OrderSuccess({ arg }: { arg: SuccessFacts }) {
  const hotel = useHotel();
  const say = useWords();
  const router = useRouter();
  const goHome = () => {
    afterClosing(() => router.push('/'));
    closeAllOverlays();
  };
  const hasOrders = !arg.section.hide_view_orders_button;
  const hasHome = !(arg.parent_section?.is_hidden ?? false);
  return (
    <OverlayFrame className="splash" labelledBy="order-success-title" describedBy="order-success-text">
      <header className="flex justify-center">
        <span className="logo">
          {hotel.logo && <img src={hotel.logo} alt="" width={34} height={40} />}
          <span>{hotel.title}</span>
        </span>
      </header>
      <div className="splash__mid">
        <Niche src="/pictures/bell.webp" tint="p1" />
        <div>
          <h1 id="order-success-title">{say('order_placed')}</h1>
          <div id="order-success-text">
            <AcceptedWords arg={arg} />
          </div>
        </div>
      </div>
      <div className="actions">
        {hasOrders && (
          <button type="button" className="btn btn--primary" onClick={() => replaceOverlay('orders')}>
            {say('view_orders')}
          </button>
        )}
        {hasHome && (
          <button type="button" className="btn btn--quiet btn--sm" onClick={goHome}>
            {say('home')}
          </button>
        )}
        {!hasOrders && !hasHome && (
          <button type="button" className="btn btn--primary" onClick={() => closeOverlays()}>
            {say('close')}
          </button>
        )}
      </div>
    </OverlayFrame>
  );
}

/** The hotel's own words: of the section, its parent, the hotel, else the dictionary's. Shown as text. */
function AcceptedWords({ arg }: { arg: SuccessFacts }) {
  const { language } = useHotel();
  const say = useWords();
  const inSections = [arg.section, arg.parent_section].some((section) => hasText(section?.text_accepted_order));
  const hotel = useHotelAnswer(!inSections);
  // The hotel's words are on their way: rather nothing for a moment than other words first.
  if (!inSections && hotel === undefined) return null;
  const text = acceptedText({
    section: arg.section,
    parentSection: arg.parent_section,
    hotel: hotel ?? null,
    word: say('accept_order'),
    name: '#name#',
    language,
  });
  // The name goes in after the markup went out, so that a guest called "<b>" is shown as such.
  const withName = (paragraph: string) => paragraph.replaceAll('#name#', () => guestName.get().trim());
  return paragraphsOf(text).map((paragraph) => <p key={paragraph}>{withName(paragraph)}</p>);
}
