'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import type { GuestState } from '@/components/guest/use-guest';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Switch } from '@/components/ui/form/choice-input';
import { Icon } from '@/components/ui/icon';
import { userIcon } from '@/components/ui/icons/user';
import type { CheckoutWithForm } from './checkout';
import { FoldedCard, FRAME, HEAD } from './folded-card';
import { OrderOptions, shownOptions } from './order-options';
import { RoomField } from './room-field';
import { RoomProofField } from './room-proof-field';

/**
 * Room, its proof and order-level options in a collapsible section. It is open when one of them is required. `guest`: what
 * the hotel knows of the guest, or why that is not known. A hotel can use a switch instead (variation `guestDetailsToggle`). Rule: checkout/CO10.
 */
export function GuestDetails({ checkout, guest }: { checkout: CheckoutWithForm; guest: GuestState }) {
  const { guestDetailsToggle } = useHotel().variations;
  const hasRoom = checkout.shown.room;
  if (!hasRoom && shownOptions(checkout) === null) return null;
  const Frame = guestDetailsToggle ? SwitchedDetails : FoldedDetails;
  return (
    <Frame checkout={checkout}>
      <GuestLookupFailed lookup={guest} />
      {hasRoom && <RoomField checkout={checkout} />}
      <RoomProofField checkout={checkout} />
      <OrderOptions checkout={checkout} />
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
