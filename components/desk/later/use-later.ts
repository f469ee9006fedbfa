'use client';

import { useState } from 'react';
import { ringMinutes } from '@/lib/device/desk/ring-minutes';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { findOrders } from '@/lib/domain/desk/find-orders';
import { type LaterEntry, laterDays, laterEntries, laterPerHour, nextHours } from '@/lib/domain/desk/later';
import { groupedBy } from '@/lib/domain/grouped-by';
import { textIn } from '@/lib/domain/i18n/text';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

export type Entry = LaterEntry<DeskOrder>;

/** Hours that the overview shows. */
const SHOWN_HOURS = 17;

const sectionOf = ({ order, line }: Entry): number | null => {
  const made = order.products[line]?.repeat;
  return made ? Number(made.section_id) : null;
};

/** What is planned at this hotel, as far as the screen's search and section let it through. Rules: desk/DE32, desk/DE33. */
export function useLater() {
  const { hotel } = useDesk();
  const { live, orders, now, settings } = useDeskData();
  const minutes = useAtomValue(ringMinutes);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<'time' | 'product'>('time');
  const [section, setSection] = useState<number | null>(null);
  const all = laterEntries(findOrders(orders, { text, sections: null }), now);
  const counts = groupedBy(all, sectionOf);
  const sections = settings.sections.flatMap(({ id, title }) => {
    const count = counts.get(id)?.length ?? 0;
    return count === 0 ? [] : [{ id, count, title: textIn(title, hotel.language) }];
  });
  const entries = section === null ? all : all.filter((entry) => sectionOf(entry) === section);
  const clock = hotelNow(hotel.timezone, new Date(now));
  const days = { today: clock.date, tomorrow: addDays(clock.date, 1) };
  return {
    isRead: live.orders !== null,
    text,
    setText,
    /** Whether what is planned stands by its time or by product. */
    order,
    setOrder,
    section,
    setSection,
    sections,
    count: all.length,
    entries,
    now,
    minutes,
    ...days,
    days: laterDays(entries, days),
    hours: laterPerHour(entries, nextHours(clock, SHOWN_HOURS)),
  };
}

export type Later = ReturnType<typeof useLater>;
