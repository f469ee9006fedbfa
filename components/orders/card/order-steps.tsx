'use client';

import clsx from 'clsx';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import type { Order } from '@/lib/contract/order';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { type OrderStep, orderSteps, stepLook } from '@/lib/domain/orders/order-steps';
import { STATUS_ICONS } from '../status-icons';

const DOT = {
  past: 'bg-brand-fill text-on-brand forced-colors:border-2',
  now: 'bg-brand-soft text-brand-strong inset-ring-3 inset-ring-brand-strong forced-colors:border-3 forced-colors:border-system-highlight',
  next: 'bg-sunken text-ink-3 forced-colors:border forced-colors:border-dashed',
} as const;

/** How far an order is, with clock times. Rule: orders/OR32. */
export function OrderSteps({ order, receivedAt }: { order: Order; receivedAt: number }) {
  const t = useTranslations();
  const steps = orderSteps(order, receivedAt);
  if (steps === null) return null;
  return (
    <ol className="grid auto-cols-[minmax(0,1fr)] grid-flow-col py-1">
      {steps.map((step) => (
        <li
          key={step.name}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={clsx(
            'relative grid min-w-0 content-start justify-items-center gap-1 text-center text-xs leading-compact',
            'after:absolute after:inset-e-1/2 after:top-3.5 after:-z-0 after:h-1 after:w-full first:after:hidden',
            step.state === 'next' ? 'after:bg-line' : 'after:bg-brand-fill forced-colors:after:bg-system-highlight',
          )}
        >
          <StepDot step={step} />
          <span className={clsx('wrap-anywhere', step.state === 'now' ? 'font-medium' : 'text-ink-2')}>
            {wordOf(step, t)}
          </span>
          <StepTime step={step} />
        </li>
      ))}
    </ol>
  );
}

const wordOf = (step: OrderStep, t: Translate): string => t(stepLook(step).messageKey);

function StepDot({ step }: { step: OrderStep }) {
  return (
    <span className={clsx('relative z-1 grid size-8 place-items-center rounded-full', DOT[step.state])}>
      <Icon shape={step.state === 'past' ? checkIcon : STATUS_ICONS[stepLook(step).icon]} size="xs" />
    </span>
  );
}

function StepTime({ step }: { step: OrderStep }) {
  const { timezone } = useHotel();
  const t = useTranslations();
  if (step.at === null) return null;
  const { time } = hotelNow(timezone, new Date(step.at));
  return (
    <span className="text-ink-2 tabular-nums">
      {step.isExpected ? t('about_time', { time: bidiIsolate(time) }) : <bdi translate="no">{time}</bdi>}
    </span>
  );
}
