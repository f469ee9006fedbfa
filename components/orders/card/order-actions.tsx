'use client';

import { useEffect, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { PageLink } from '@/components/shell/page-link';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { calendarPlusIcon } from '@/components/ui/icons/calendar-plus';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import { rotateCcwIcon } from '@/components/ui/icons/rotate-ccw';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/contract/order';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import { textIn } from '@/lib/domain/i18n/text';
import { bookedEvents, hasComingSlot } from '@/lib/domain/orders/booked-slots';
import type { OrderGroup } from '@/lib/domain/orders/order-status';
import { hasReceipt, receiptPath } from '@/lib/domain/orders/receipt';
import { isRepeatable } from '@/lib/domain/orders/repeated-line';
import { saveCalendar } from '../save-calendar';
import { openCartInstead, useRepeatOrder } from '../use-repeat-order';
import { WriteAboutOrder } from '../write-about-order';

/** What a guest can do with an order: follow it, its calendar, the same order again, its receipt, write about it. `now`: milliseconds. */
export function OrderActions({ order, group, now }: { order: Order; group: OrderGroup; now: number }) {
  const { timezone, variations, is_active_chat } = useHotel();
  const t = useTranslations();
  const { state, repeat } = useRepeatOrder(order);
  const isReading = state.kind === 'reading';
  const hasCalendar = hasComingSlot(order, () => hotelNow(timezone, new Date(now)));
  return (
    <>
      {state.kind !== 'idle' && !isReading && <RepeatResult state={state} />}
      <div className="flex flex-wrap gap-3 *:min-w-fit *:flex-1 empty:hidden">
        {group !== 'histories' && (
          <Button
            variant="soft"
            size="sm"
            aria-haspopup="dialog"
            {...opens('order-live')}
            onClick={() => openOverlay('order-live', { uuid: order.uuid })}
          >
            {t('follow_order')}
          </Button>
        )}
        {is_active_chat && (
          <WriteAboutOrder num={order.num} label="write_about_order" open={() => openOverlay('chat')} />
        )}
        {hasCalendar && <CalendarButton order={order} />}
        {!variations.hideCart && isRepeatable(order) && (
          <Button
            variant={group === 'histories' ? 'soft' : 'outline'}
            size="sm"
            aria-busy={isReading}
            onClick={() => void repeat()}
          >
            {isReading ? <Spinner /> : <Icon shape={rotateCcwIcon} size="sm" />}
            <span>{t('order_again')}</span>
          </Button>
        )}
        {hasReceipt(order) && (
          <PageLink href={receiptPath(order)} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Icon shape={receiptTextIcon} size="sm" />
            <span>{t('order_receipt')}</span>
          </PageLink>
        )}
      </div>
    </>
  );
}

function CalendarButton({ order }: { order: Order }) {
  const { language, timezone, title } = useHotel();
  const t = useTranslations();
  const save = () => {
    const description = t('order_n', { num: order.num });
    const events = bookedEvents(order, { language, host: window.location.hostname, description });
    saveCalendar(events, { name: `order-${order.num}`, location: title, timezone });
  };
  return (
    <Button variant="outline" size="sm" onClick={save}>
      <Icon shape={calendarPlusIcon} size="sm" />
      <span>{t('add_to_calendar')}</span>
    </Button>
  );
}

/** What came of ordering again when the cart did not open: the products that are not in it, and a button that opens it. */
function RepeatResult({ state }: { state: ReturnType<typeof useRepeatOrder>['state'] }) {
  const { language, locale } = useHotel();
  const t = useTranslations();
  const failure = useFailureMessage();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without braces the effect would return what newer browsers return here, a promise, as its cleanup.
    result.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const titles = state.kind === 'done' ? state.left.map((title) => bidiIsolate(textIn(title, language))) : [];
  return (
    <div className="grid gap-3" role="status" ref={result}>
      {state.kind === 'failed' && <Notice tone="danger">{failure('section_failed')}</Notice>}
      {titles.length > 0 && <Notice tone="warn">{t('order_again_left', { titles: joinList(titles, locale) })}</Notice>}
      {state.kind === 'done' && state.added > 0 && (
        <Notice tone="success">
          <p>{t('in_the_cart', { n: state.added })}</p>
          <button
            type="button"
            className="min-h-target min-w-target font-medium underline"
            aria-haspopup="dialog"
            {...opens('cart')}
            onClick={openCartInstead}
          >
            {t('your_order')}
          </button>
        </Notice>
      )}
    </div>
  );
}
