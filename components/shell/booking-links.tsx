import clsx from 'clsx';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { calendarIcon } from '@/components/ui/icons/calendar';
import { calendarPlusIcon } from '@/components/ui/icons/calendar-plus';
import { clockIcon } from '@/components/ui/icons/clock';
import { RouterLink } from '@/components/ui/router-link';
import type { PageLink } from './page-link';

const LINK = clsx(
  CARD,
  'grid min-h-control grid-cols-[auto_minmax(0,1fr)] items-center gap-2 px-3 py-2 font-medium text-ink text-sm hover:bg-sunken pressed:bg-sunken',
);

/**
 * The links to what can be booked, to the guest's day and to how full it is, for a hotel that has something to book. `as`: another link
 * component, as overlays need one. Rule: pages/PG29.
 */
export function BookingLinks(props: {
  messages: Readonly<Record<'booking_title' | 'my_day' | 'occupancy_title', string>>;
  as?: typeof PageLink;
}) {
  const { messages, as: Link = RouterLink } = props;
  const places = [
    { href: '/booking', icon: calendarIcon, label: messages.booking_title },
    { href: '/my-day', icon: calendarPlusIcon, label: messages.my_day },
    { href: '/locations-occupancy', icon: clockIcon, label: messages.occupancy_title },
  ];
  return (
    <ul className="flex flex-wrap gap-3 print:hidden">
      {places.map(({ href, icon, label }) => (
        <li key={href} className="grid flex-[1_1_160px]">
          <Link href={href} className={LINK}>
            <Icon shape={icon} size="sm" className="text-brand-strong" />
            <span className="break-words">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
