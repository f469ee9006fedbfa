'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { LazyOptionForm } from '@/components/options/form/lazy-option-form';
import { Switch } from '@/components/ui/form/choice-input';
import { Icon } from '@/components/ui/icon';
import { userIcon } from '@/components/ui/icons/user';
import { withAnswered, withoutName } from '@/lib/domain/checkout/checkout-summary';
import { changedOptions } from '@/lib/domain/options/changed-options';
import type { Kit } from '@/lib/domain/options/kit';
import { CommentField } from './comment-field';
import { FoldedCard, FRAME, HEAD } from './folded-card';
import { RoomField } from './room-field';
import type { CheckoutWithForm } from './use-checkout';

/**
 * Room, order-level options, comment, and `children`, in a collapsible section. It is open when one of them is
 * required. A hotel can use a switch instead (variation `guestDetailsToggle`). Rule: checkout/CO10.
 */
export function GuestDetails({ checkout, children }: { checkout: CheckoutWithForm; children?: ReactNode }) {
  const { guestDetailsToggle } = useHotel().variations;
  const { shown, summary } = checkout;
  const kit = kitBeside(checkout);
  const hasRoom = shown.room && summary.state === 'form';
  if (!hasRoom && !shown.comment && (kit === null || kit.properties.length === 0) && !children) return null;
  const Frame = guestDetailsToggle ? SwitchedDetails : FoldedDetails;
  return (
    <Frame checkout={checkout}>
      <GuestLookupFailed lookup={checkout.guest} />
      {hasRoom && <RoomField checkout={checkout} />}
      <OrderOptions checkout={checkout} kit={kit} />
      <CommentField checkout={checkout} />
      {children}
    </Frame>
  );
}

type FrameProps = { checkout: CheckoutWithForm; children: ReactNode };

function FoldedDetails({ checkout, children }: FrameProps) {
  const t = useTranslations();
  return (
    <FoldedCard
      icon={userIcon}
      title={t('guest_details')}
      open={checkout.detailsOpen}
      onToggle={({ currentTarget }) => checkout.openDetails(currentTarget.open)}
    >
      <FrameBody>{children}</FrameBody>
    </FoldedCard>
  );
}

function SwitchedDetails({ checkout, children }: FrameProps) {
  const t = useTranslations();
  return (
    <div className={FRAME}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control */}
      <label
        className={clsx(
          HEAD,
          'has-focus-visible:rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3',
        )}
      >
        <Icon shape={userIcon} />
        <span className="flex-1">{t('guest_details')}</span>
        <Switch
          className="outline-none"
          checked={checkout.detailsOpen}
          onChange={({ target }) => checkout.openDetails(target.checked)}
        />
      </label>
      {checkout.detailsOpen && <FrameBody>{children}</FrameBody>}
    </div>
  );
}

/**
 * The box around the fields. Option titles look like field labels in it, and a calendar may extend into its padding.
 */
function FrameBody({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-5 [--cal-bleed:16px]" data-field-titles>
      {children}
    </div>
  );
}

/** The order-level options that are shown: one line stands for the name. */
const kitBeside = ({ kit, summary }: CheckoutWithForm): Kit | null =>
  kit === null || summary.state === 'form' ? kit : withoutName(kit);

function OrderOptions({ checkout, kit }: { checkout: CheckoutWithForm; kit: Kit | null }) {
  const { problems, errors, payment } = checkout;
  if (kit === null || kit.properties.length === 0) return null;
  const answer = (next: Kit) => {
    for (const id of changedOptions(kit, next)) checkout.clearFieldError(String(id));
    checkout.answer(checkout.kit === null ? next : withAnswered(checkout.kit, next));
  };
  return (
    <LazyOptionForm
      kit={kit}
      onChange={answer}
      invalid={problems.options}
      refusals={errors.fields}
      idPrefix={`${checkout.formId}-option`}
      payment={payment}
    />
  );
}
