'use client';

import type { ReactNode } from 'react';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { LazyOptionForm } from '@/components/options/form/lazy-option-form';
import { Icon } from '@/components/ui/icon';
import { changedOptions } from '@/lib/domain/options/changed-options';
import type { Id, Kit } from '@/lib/domain/options/kit';
import { CommentField } from './comment-field';
import { RoomField } from './room-field';
import type { Checkout } from './use-checkout';

/**
 * Room, order-level options and comment, open when something in them is required; `children` stand below. A hotel can
 * have a switch instead of the fold (variation `guestDetailsToggle`). Rule: checkout/CO10.
 */
export function GuestDetails({ checkout, children }: { checkout: Checkout; children?: ReactNode }) {
  const { guestDetailsToggle } = useHotel().variations;
  const { kit, shown } = checkout;
  if (!shown.room && !shown.comment && (kit === null || kit.properties.length === 0) && !children) return null;
  const Frame = guestDetailsToggle ? SwitchedDetails : FoldedDetails;
  return (
    <Frame checkout={checkout}>
      <GuestLookupFailed reading={checkout.guest} />
      <RoomField checkout={checkout} />
      <OrderOptions checkout={checkout} />
      <CommentField checkout={checkout} />
      {children}
    </Frame>
  );
}

type FrameProps = { checkout: Checkout; children: ReactNode };

function FoldedDetails({ checkout, children }: FrameProps) {
  const t = useTranslations();
  return (
    <details
      className="acc"
      open={checkout.detailsOpen}
      onToggle={({ currentTarget }) => checkout.openDetails(currentTarget.open)}
    >
      <summary>
        <Icon name="user" />
        <span>{t('guest_details')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="acc__body" data-field-titles>
        {children}
      </div>
    </details>
  );
}

function SwitchedDetails({ checkout, children }: FrameProps) {
  const t = useTranslations();
  return (
    <div className="acc">
      <label className="acc__switch">
        <Icon name="user" />
        <span>{t('guest_details')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checkout.detailsOpen}
          checked={checkout.detailsOpen}
          onChange={({ target }) => checkout.openDetails(target.checked)}
        />
      </label>
      {checkout.detailsOpen && (
        <div className="acc__body" data-field-titles>
          {children}
        </div>
      )}
    </div>
  );
}

function OrderOptions({ checkout }: { checkout: Checkout }) {
  const { kit, problems, errors, payment } = checkout;
  if (kit === null) return null;
  const refused: Id[] = Object.keys(errors.fields);
  const answer = (next: Kit) => {
    for (const id of changedOptions(kit, next)) checkout.clearFieldError(String(id));
    checkout.answer(next);
  };
  return (
    <LazyOptionForm
      kit={kit}
      onChange={answer}
      invalid={[...problems.options, ...refused]}
      idPrefix={`${checkout.formId}-option`}
      payment={payment}
    />
  );
}
