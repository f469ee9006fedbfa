'use client';

import { useWords } from '@/components/hotel/hotel-context';
import { OptionForm } from '@/components/options/option-form';
import { Icon } from '@/components/ui/icon';
import { LONGEST_COMMENT } from '@/lib/domain/checkout';
import type { Id, Kit } from '@/lib/domain/kit';
import { RoomField } from './room-field';
import type { Checkout } from './use-checkout';

/** Room, order-level options and comment, open when something in them is required. Source: guest-app 2 "Cart overlay". */
export function GuestDetails({ checkout }: { checkout: Checkout }) {
  const say = useWords();
  const { form, kit, shown, problems, places, payment, detailsOpen } = checkout;
  if (!shown.room && !shown.comment && (kit === null || kit.properties.length === 0)) return null;
  const refused: Id[] = Object.keys(places.fields);
  const answer = (next: Kit) => {
    for (const id of changedOptions(kit, next)) checkout.mend(String(id));
    checkout.answer(next);
  };
  return (
    <details
      className="acc"
      open={detailsOpen}
      onToggle={({ currentTarget }) => checkout.openDetails(currentTarget.open)}
    >
      <summary>
        <Icon name="user" />
        <span>{say('guest_details')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="acc__body">
        <RoomField checkout={checkout} />
        {kit !== null && (
          <OptionForm
            kit={kit}
            onChange={answer}
            invalid={[...problems.options, ...refused]}
            idPrefix="order-option"
            payment={payment}
          />
        )}
        {shown.comment && (
          <div className="field">
            <label htmlFor="checkout-comment">{say('comment')}</label>
            <textarea
              className="control"
              id="checkout-comment"
              rows={2}
              maxLength={LONGEST_COMMENT}
              placeholder={say('comment_example')}
              {...form.register('comment')}
            />
          </div>
        )}
      </div>
    </details>
  );
}

const changedOptions = (before: Kit | null, after: Kit): Id[] =>
  after.properties.filter((option) => !before?.properties.includes(option)).map(({ id }) => id);
