'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/form/select';
import { bookingsOf } from '@/lib/domain/desk/bookings';
import { laneOf } from '@/lib/domain/desk/lanes';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import type { Entry, Later } from './use-later';

/** What is booked for a day: products as columns, times as rows, each taken time with its guest. Rule: desk/DE95. */
export function BookingTable({ later }: { later: Later }) {
  const { hotel, t } = useDesk();
  const [wanted, setWanted] = useState(later.today);
  const dates = later.days.map(({ date }) => date);
  // A day that has nothing any more is not offered.
  const date = dates.includes(wanted) ? wanted : later.today;
  const { products, times } = bookingsOf(later.entries, date, hotel.language);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={t('by_product')}>
      <div className="max-w-72">
        <Select aria-label={t('day_of_bookings')} value={date} onChange={({ target }) => setWanted(target.value)}>
          {later.days.map((day) => (
            <option key={day.date} value={day.date}>
              {`${dayTitle(day.date, hotel.languageTag)} · ${day.count}`}
            </option>
          ))}
        </Select>
      </div>
      {products.length === 0 ? (
        <p className="text-ink-2 text-sm">{t('bookings_none')}</p>
      ) : (
        <div className="relative overflow-x-auto">
          <table className="w-max min-w-full border-separate border-spacing-0 text-sm">
            <thead>
              <tr>
                <th scope="col" className="sticky start-0 z-1 w-20 bg-canvas py-2 pe-3 text-start">
                  <span className="sr-only">{t('by_time')}</span>
                </th>
                {products.map(({ key, title }) => (
                  <th key={key} scope="col" className="min-w-36 max-w-56 px-2 py-2 text-start align-bottom font-medium">
                    <span className="wrap-anywhere">{textIn(title, hotel.language)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {times.map((time) => (
                <tr key={time}>
                  <th
                    scope="row"
                    className="sticky start-0 z-1 border-line border-t bg-canvas py-2 pe-3 text-start align-top font-medium text-ink-2 tabular-nums"
                  >
                    {time === '' ? t('whole_day') : time}
                  </th>
                  {products.map(({ key, at }) => (
                    <td key={key} className="border-line border-t px-1 py-1 align-top">
                      <ul className="grid gap-1">
                        {at.get(time)?.map((entry) => (
                          <li key={entry.key}>
                            <Booking entry={entry} />
                          </li>
                        ))}
                      </ul>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** A taken time: the room and the guest. One that nobody has accepted yet says so. */
function Booking({ entry: { order } }: { entry: Entry }) {
  const { t } = useDesk();
  return (
    <a
      className="grid min-h-target content-center rounded-md bg-brand-soft px-2.5 py-1 text-ink no-underline hover:bg-sunken forced-colors:border"
      href={deskAddress('later', order.uuid)}
    >
      <bdi translate="no" className="wrap-anywhere font-medium tabular-nums">
        {order.number_room ?? t('no_room')}
      </bdi>
      {order.guest.name !== null && <bdi className="max-w-52 truncate text-ink-2">{order.guest.name}</bdi>}
      {laneOf(order.ostatus_id) === 'new' && <span className="font-medium text-info">{t('new')}</span>}
    </a>
  );
}
