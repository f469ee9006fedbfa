'use client';

import { useId } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import type { Order } from '@/lib/contract/order';
import { dayAndTime } from '@/lib/domain/i18n/relative-time';

/** The hotel's notes about an order, with a heading and their times. Rule: orders/OR10. */
export function OrderNotes({ notes, now }: { notes: NonNullable<Order['note_kit']>['notes']; now: number }) {
  const hotel = useHotel();
  const t = useTranslations();
  const headingId = useId();
  if (notes.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm" id={headingId}>
        {t('order_comments')}
      </p>
      <ul className="grid grid-cols-1 gap-3" aria-labelledby={headingId}>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are only appended, and two may have the same text
          <li className="grid grid-cols-[22px_minmax(0,1fr)] gap-2 text-ink-2 text-sm" key={index}>
            <Icon shape={messageCircleIcon} size="sm" />
            <p>
              <bdi>{note.content}</bdi>
              <time className="block text-ink-3">{dayAndTime(note.created_at_tz, now, hotel)}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
