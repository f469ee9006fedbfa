'use client';

import clsx from 'clsx';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { printerIcon } from '@/components/ui/icons/printer';
import { Spinner } from '@/components/ui/spinner';
import type { LaterDay } from '@/lib/domain/desk/later';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { ChoiceBar } from '../board/choice-bar';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { OrderDetails } from '../orders/order-details';
import { BookingTable } from './booking-table';
import { LaterAside } from './later-aside';
import { LaterEntryCard } from './later-entry';
import { LaterHours } from './later-hours';
import { type Later, useLater } from './use-later';

/**
 * What is for later, by its time: days as columns, hours as rows, or the bookings of a day by product. It prints as the
 * sheet for the night. `detail`: the uuid of the open order. Rules: desk/DE32, desk/DE95.
 */
export function LaterArea({ detail }: { detail: string | null }) {
  const { live, now, settings, isOffline, moves } = useDeskData();
  const later = useLater();
  const open = detail === null ? undefined : live.orders?.get(detail);
  const context = {
    ...{ now, limits: settings.overdue_minutes, moves, isOffline },
    onOpen: ({ uuid }: { uuid: string }) => window.location.assign(deskAddress('later', uuid)),
  };
  return (
    <Area title="later" tools={<Tools later={later} />}>
      {later.isRead ? (
        <>
          <Sections later={later} />
          <LaterHours later={later} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_16rem] print:block">
            {later.order === 'product' ? (
              <BookingTable later={later} />
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[760px]:grid-cols-2">
                {later.days.map((day) => (
                  <Day key={day.date} day={day} later={later} />
                ))}
              </div>
            )}
            <LaterAside later={later} moves={moves} isOffline={isOffline} />
          </div>
        </>
      ) : (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {open !== undefined && (
        <OrderDetails
          key={open.uuid}
          order={open}
          context={context}
          onClose={() => window.location.replace(deskAddress('later'))}
        />
      )}
    </Area>
  );
}

function Tools({ later }: { later: Later }) {
  const { t } = useDesk();
  return (
    <div className="flex w-full flex-wrap gap-2 min-[760px]:w-auto print:hidden">
      <div className="min-w-40 flex-1 min-[760px]:w-50">
        <TextField
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={later.text}
          onChange={({ target }) => later.setText(target.value)}
        />
      </div>
      <ChoiceBar
        legend={t('view')}
        choices={[
          { id: 'time' as const, label: t('by_time') },
          { id: 'product' as const, label: t('by_product') },
        ]}
        chosen={later.order}
        onChoose={(order) => later.setOrder(order)}
      />
      <Button variant="outline" size="sm" className="w-auto!" onClick={() => window.print()}>
        <Icon shape={printerIcon} size="sm" />
        <span>{t('night_sheet')}</span>
      </Button>
    </div>
  );
}

const CHIP =
  'min-h-target max-w-full rounded-full border border-line-strong bg-surface px-4 text-sm wrap-anywhere hover:bg-sunken aria-pressed:border-2 aria-pressed:border-brand-strong aria-pressed:bg-brand-soft aria-pressed:font-medium forced-colors:aria-pressed:chosen';

/** Everything, or what one section has planned. */
function Sections({ later }: { later: Later }) {
  const { t } = useDesk();
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t('section')}</legend>
      <button
        type="button"
        className={CHIP}
        aria-pressed={later.section === null}
        onClick={() => later.setSection(null)}
      >
        {t('later_all', { count: later.count })}
      </button>
      {later.sections.map(({ id, title, count }) => (
        <button
          key={id}
          type="button"
          className={CHIP}
          aria-pressed={later.section === id}
          onClick={() => later.setSection(id)}
        >
          <span>{title}</span>
          <span className="tabular-nums">{` ${count}`}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Day({ day, later }: { day: LaterDay<DeskOrder>; later: Later }) {
  const { hotel, t, time } = useDesk();
  const { now, minutes, today, tomorrow } = later;
  const name = { [today]: t('today'), [tomorrow]: t('tomorrow') }[day.date];
  const id = `later-${day.date}`;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="font-medium text-lg">
          {name ?? dayTitle(day.date, hotel.languageTag)}
        </h2>
        {name !== undefined && <span className="text-ink-2 text-sm">{dayTitle(day.date, hotel.languageTag)}</span>}
        <span className="ms-auto text-ink-2 text-sm tabular-nums">{t('later_count', { count: day.count })}</span>
      </header>
      {day.date === today && (
        <p className="flex items-center gap-3 font-medium text-danger text-sm tabular-nums after:h-0.5 after:grow after:bg-current">
          <bdi>{time(now)}</bdi>
        </p>
      )}
      {day.count === 0 && <p className="text-ink-2 text-sm">{t('later_none')}</p>}
      {day.hours.map(({ hour, entries }) => (
        <section
          key={hour}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-2 min-[1200px]:grid-cols-[3.5rem_minmax(0,1fr)]"
          aria-label={hour ?? t('whole_day')}
        >
          <h3 className={clsx('text-ink-2 text-sm tabular-nums min-[1200px]:pt-3', hour === null && 'text-xs')}>
            {hour ?? t('whole_day')}
          </h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {entries.map((entry) => (
              <li key={entry.key}>
                <LaterEntryCard entry={entry} now={now} minutes={minutes} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
