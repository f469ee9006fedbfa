'use client';

import clsx from 'clsx';
import { Amount } from '@/components/hotel/amount';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { Illustration } from '@/components/ui/illustration';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import {
  afterClosing,
  closeOverlays,
  openOverlay,
  openOverlays,
  replaceOverlay,
} from '@/components/ui/overlay/overlay-stack';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import { textIn } from '@/lib/domain/i18n/text';
import { finalSumOf } from '@/lib/domain/money/order-amounts';
import { type OrderStep, orderSteps, stepLook } from '@/lib/domain/orders/order-steps';
import { MoneyText } from '../card/money-text';
import { focusOrder } from '../focus-order';
import { minutesText } from '../minutes-text';
import { type OrderReading, promiseOf, sentenceText } from '../order-texts';
import { STATUS_ICONS } from '../status-icons';
import { WriteAboutOrder } from '../write-about-order';

/** What a guest follows of an order: its sentence, its time, its steps, the promise, its money and what it is of. Rule: orders/OR40. */
export function LiveFollowed({ reading, panelId }: { reading: OrderReading; panelId: string | undefined }) {
  const { order, receivedAt, now } = reading;
  const hotel = useHotel();
  const t = useTranslations();
  const promise = promiseOf(reading, { hotel, t });
  const steps = orderSteps(order, receivedAt);
  const minutes = minutesText(order, { receivedAt, now }, t);
  return (
    <div className="grid gap-5" id={panelId} role={panelId === undefined ? undefined : 'tabpanel'}>
      <div className="shallow:hidden">
        <Illustration src="/pictures/bell.webp" tint="tint-1" size="sm" />
      </div>
      <div
        role="status"
        data-part="live-sentence"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
      >
        <p className="font-medium text-xl tabular-nums leading-compact">{sentenceText(reading, { hotel, t })}</p>
        {minutes !== '' && <p className="text-ink-2 tabular-nums">{minutes}</p>}
      </div>
      {steps && <Track steps={steps} />}
      {promise && (
        <Notice tone={promise.outcome === 'late' ? 'warn' : 'success'}>
          <span className="tabular-nums">{promise.text}</span>
        </Notice>
      )}
      {order.money && (
        <div role="status" className="text-ink-2 text-sm">
          <MoneyText order={order} />
        </div>
      )}
      <Contents reading={reading} />
    </div>
  );
}

const DOT = {
  past: 'bg-brand-fill text-on-brand forced-colors:border-2',
  now: 'bg-brand-soft text-brand-strong inset-ring-3 inset-ring-brand-strong forced-colors:border-3 forced-colors:border-system-highlight',
  next: 'bg-sunken text-ink-3 forced-colors:border forced-colors:border-dashed',
} as const;

/** The steps below each other, in the words of the card. Rule: orders/OR32. */
function Track({ steps }: { steps: readonly OrderStep[] }) {
  const { timezone } = useHotel();
  const t = useTranslations();
  return (
    <ol className="grid">
      {steps.map((step) => {
        const look = stepLook(step);
        const time = step.at === null ? '' : bidiIsolate(hotelNow(timezone, new Date(step.at)).time);
        return (
          <li
            key={step.name}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={clsx(
              'relative grid min-h-12 grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-3',
              'before:absolute before:inset-s-3.5 before:bottom-1/2 before:h-full before:w-1 first:before:hidden',
              step.state === 'next'
                ? 'text-ink-2 before:bg-line'
                : 'before:bg-brand-fill forced-colors:before:bg-system-highlight',
            )}
          >
            <span className={clsx('relative z-1 grid size-8 place-items-center rounded-full', DOT[step.state])}>
              <Icon shape={step.state === 'past' ? checkIcon : STATUS_ICONS[look.icon]} size="xs" />
            </span>
            <span className={clsx(step.state === 'now' && 'font-medium')}>{t(look.messageKey)}</span>
            <span className="text-ink-2 text-sm tabular-nums">
              {step.isExpected ? t('about_time', { time }) : time}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The products and the sum; a tap leads to the card in My orders. */
function Contents({ reading: { order } }: { reading: OrderReading }) {
  const { language, locale } = useHotel();
  const t = useTranslations();
  const { price } = useMoney();
  const show = () => {
    // From My orders, the card is below this view.
    if (!openOverlays().some(({ name }) => name === 'orders')) return replaceOverlay('orders');
    afterClosing(() => focusOrder(order.uuid));
    closeOverlays();
  };
  const titles = order.products.map(({ product, quantity }) => {
    const title = bidiIsolate(textIn(product.title, language));
    return quantity > 1 ? `${t('times', { n: quantity })} ${title}` : title;
  });
  const sum = price(finalSumOf(order));
  return (
    <Card
      as="button"
      type="button"
      className="grid min-h-target grid-cols-[minmax(0,1fr)_auto_22px] items-center gap-3 p-4 text-start pressed:opacity-60"
      aria-haspopup="dialog"
      {...opens('orders')}
      onClick={show}
    >
      <span>{joinList(titles, locale)}</span>
      {sum === '' ? <span /> : <Amount>{sum}</Amount>}
      <Icon shape={chevronRightIcon} size="sm" className="rtl:-scale-x-100" />
    </Card>
  );
}

/** Write and call, always in reach. */
export function LiveFoot({ reading: { order } }: { reading: OrderReading }) {
  const { is_active_chat, variations } = useHotel();
  if (!is_active_chat && variations.callPhone === null) return null;
  return (
    <div className="grid gap-2 bg-surface px-gutter pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-up">
      <WriteAboutOrder num={order.num} label="write_about_order" open={() => openOverlay('chat')} />
      {is_active_chat && <HotelCallLink />}
    </div>
  );
}
