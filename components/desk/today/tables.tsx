'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type DayReport, staffWithChats } from '@/lib/domain/figures/day-report';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useFigureTexts } from './figure-texts';
import { Panel, Scrolling } from './panel';

const CELL = 'border-line border-t py-2 ps-2 text-end whitespace-nowrap';
const HEAD = 'pb-1 ps-2 text-end font-normal text-ink-2 text-xs whitespace-nowrap';

type Row = { key: string; name: ReactNode; cells: readonly ReactNode[]; isBad?: boolean };

/** `isBad`: the last cell of a row is in red. */
function Table({ label, heads, rows }: { label: string; heads: readonly string[]; rows: readonly Row[] }) {
  const [first, ...others] = heads;
  return (
    <Scrolling label={label}>
      <table className="w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="pb-1 text-start font-normal text-ink-2 text-xs">
              {first}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, isBad = false }) => (
            <tr key={key}>
              <th scope="row" className="min-w-24 border-line border-t py-2 text-start font-medium wrap-anywhere">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={others[index]}
                  className={clsx(CELL, isBad && index === cells.length - 1 && 'font-medium text-danger')}
                >
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** Rule: figures/FG8. */
export function SectionsPanel({ report }: { report: DayReport }) {
  const { t, amount } = useDesk();
  const { clock, mean } = useFigureTexts();
  const titleOf = useSectionTitle();
  const { sections = [], charges = 0, added_taxes: taxes = 0 } = report.days[0]?.figures ?? {};
  const rows: Row[] = sections.map((own) => ({
    key: String(own.section),
    name: titleOf(own.section),
    cells: [own.orders, amount(own.revenue), clock(own.accepted), mean(own.delivered), own.late],
    isBad: own.late > 0,
  }));
  if (charges > 0) rows.push({ key: 'charges', name: t('service'), cells: ['', amount(charges), '', '', ''] });
  if (taxes > 0) rows.push({ key: 'taxes', name: t('added_taxes'), cells: ['', amount(taxes), '', '', ''] });
  const heads = [t('section'), t('orders'), t('revenue'), t('accept_time'), t('delivery_time'), t('late_short')];
  return (
    <Panel title={t('by_section')} className="col-span-12 min-[1200px]:col-span-5">
      <Table label={t('by_section')} heads={heads} rows={rows} />
    </Panel>
  );
}

/** The title of a section of the hotel's files; one that is gone is named so. */
export function useSectionTitle(): (id: number | null) => string {
  const { hotel, t } = useDesk();
  const { settings } = useDeskData();
  return (id) => {
    const title = settings.sections.find((section) => section.id === id)?.title ?? null;
    return title === null ? t('section_gone') : textIn(title, hotel.language);
  };
}

/** Who moved orders and wrote in chats, and below how guests rated the day's orders. Rule: figures/FG9. */
export function StaffPanel({ report }: { report: DayReport }) {
  const { t } = useDesk();
  const { clock, dayName, stars } = useFigureTexts();
  const staff = staffWithChats(report.days[0]?.figures.staff ?? [], report.chats);
  const rows = staff.map(({ name, accepted, accepting, delivered, chats }) => ({
    key: JSON.stringify(name),
    name: name === null ? t('by_own_system') : <bdi>{name}</bdi>,
    cells: [accepted, delivered, clock(accepting), chats],
  }));
  const heads = [t('row_name'), t('accepted_count'), t('delivered'), t('accept_time'), t('chats')];
  return (
    <Panel title={t('by_person')} className="col-span-12 min-[1200px]:col-span-4">
      {rows.length > 0 && <Table label={t('by_person')} heads={heads} rows={rows} />}
      <h3 className="mt-1 font-medium">{t('ratings')}</h3>
      <dl className="grid text-ink-2 tabular-nums">
        {report.days.map(({ day, figures }) => (
          <div key={day} className="flex flex-wrap justify-between gap-x-2 py-0.5">
            <dt>{dayName(day, report.today)}</dt>
            <dd className="font-medium text-ink">{stars(figures.ratings)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
