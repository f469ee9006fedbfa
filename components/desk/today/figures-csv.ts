import { alignedHours } from '@/lib/domain/figures/aligned-hours';
import type { DayFigures } from '@/lib/domain/figures/day-figures';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { type Duration, lateOf, meanOf, PROMISE_PLACES } from '@/lib/domain/figures/promise-figures';
import { type Text, textIn } from '@/lib/domain/i18n/text';
import { csvText } from '@/lib/domain/text/csv';
import type { DeskTranslate } from '../desk-context';
import { PLACE_WORDS, stoppedReason } from './words';

type Figures = DayFigures<number>;
type Cell = string | number | null;
type Row = readonly Cell[];

/** How the texts of the file are written. `amount`: a decimal with the digits of the currency. */
type Writer = {
  t: DeskTranslate;
  language: string;
  amount(sum: number): string;
  sectionTitle(id: number | null): string;
};

/** The same figure of each day. */
type OfDays = (of: (figures: Figures) => Cell) => readonly Cell[];

const minutesOf = (duration: Duration): string | null => {
  const ms = meanOf(duration);
  return ms === null ? null : (ms / 60_000).toFixed(2);
};

/**
 * All figures of a report as a file for spreadsheets: one row a figure, with its group, its name and what is measured, and
 * a column for each day. Rule: figures/FG11.
 */
export function figuresCsv(report: DayReport, writer: Writer): string {
  const { t } = writer;
  const ofDays: OfDays = (of) => report.days.map(({ figures }) => of(figures));
  return csvText([
    [t('group'), t('row_name'), t('measure'), ...report.days.map(({ day }) => day)],
    ...totals(writer, ofDays),
    ...hours(report, t),
    ...promises(t, ofDays),
    ...reasons(report, writer, ofDays),
    ...products(report, writer, ofDays),
    ...sections(report, writer, ofDays),
    ...staff(report, t, ofDays),
  ]);
}

function totals({ t, amount }: Writer, ofDays: OfDays): readonly Row[] {
  const row = (name: string, of: (figures: Figures) => Cell): Row => [t('figures_of_day'), '', name, ...ofDays(of)];
  const mean = (name: string) => t('minutes_mean', { name });
  return [
    row(t('orders'), ({ orders }) => orders),
    row(t('revenue'), ({ revenue }) => amount(revenue)),
    row(t('service'), ({ charges }) => amount(charges)),
    row(t('added_taxes'), ({ added_taxes }) => amount(added_taxes)),
    row(t('tips'), ({ tips }) => amount(tips)),
    row(t('average_order'), ({ revenue, orders }) => (orders === 0 ? null : amount(revenue / orders))),
    row(t('accepted_count'), ({ accepted }) => accepted.count),
    row(mean(t('time_to_accept')), ({ accepted }) => minutesOf(accepted)),
    row(`${t('accepted_count')}, ${t('on_time')}`, ({ accepted }) => accepted.in_time),
    row(t('delivered'), ({ delivered }) => delivered.count),
    row(mean(t('delivered_in')), ({ delivered }) => minutesOf(delivered)),
    row(mean(t('promised')), ({ promise }) => minutesOf(promise.promised)),
    row(t('late_delivered'), ({ promise }) => lateOf(promise)),
    row(t('status_cancelled'), ({ stopped }) => stopped.count),
    row(`${t('status_cancelled')}, ${t('sum')}`, ({ stopped }) => amount(stopped.sum)),
    row(t('ratings'), ({ ratings }) => ratings.count),
    row(t('stars'), ({ ratings }) => (ratings.count === 0 ? null : (ratings.stars / ratings.count).toFixed(2))),
  ];
}

const hours = (report: DayReport, t: DeskTranslate): readonly Row[] =>
  alignedHours(report.days.map((day) => day.hours)).map(({ hour, again, orders }) => [
    t('orders_by_hour'),
    again ? t('hour_again', { hour }) : String(hour),
    t('orders'),
    ...orders,
  ]);

const promises = (t: DeskTranslate, ofDays: OfDays): readonly Row[] =>
  PROMISE_PLACES.map((place, index) => [
    t('promise_title'),
    t(PLACE_WORDS[place]),
    t('delivered'),
    ...ofDays(({ promise }) => promise.places[index] ?? 0),
  ]);

/** What any of the days has, by its key, in the order of the first one. */
function inAnyDay<T>(report: DayReport, listOf: (figures: Figures) => readonly T[], keyOf: (item: T) => string) {
  const all = new Map<string, T>();
  for (const { figures } of report.days)
    for (const item of listOf(figures)) if (!all.has(keyOf(item))) all.set(keyOf(item), item);
  const find = (figures: Figures, key: string) => listOf(figures).find((item) => keyOf(item) === key);
  return [...all].map(([key, item]) => ({ item, of: (figures: Figures) => find(figures, key) }));
}

const reasons = (report: DayReport, { t, amount }: Writer, ofDays: OfDays): readonly Row[] =>
  inAnyDay(
    report,
    ({ stopped }) => stopped.reasons,
    ({ reason }) => String(reason),
  ).flatMap(({ item, of }) => [
    [t('status_cancelled'), stoppedReason(item.reason, t), t('count'), ...ofDays((day) => of(day)?.count ?? 0)],
    [t('status_cancelled'), stoppedReason(item.reason, t), t('sum'), ...ofDays((day) => amount(of(day)?.sum ?? 0))],
  ]);

const titleKey = ({ product, title }: { product: number | null; title: Text }) =>
  String(product ?? JSON.stringify(title));

const products = (report: DayReport, { t, language, amount }: Writer, ofDays: OfDays): readonly Row[] =>
  inAnyDay(report, (figures) => figures.products, titleKey).flatMap(({ item, of }) => {
    const name = textIn(item.title, language);
    return [
      [t('top_dishes'), name, t('portions'), ...ofDays((day) => of(day)?.portions ?? 0)],
      [t('top_dishes'), name, t('revenue'), ...ofDays((day) => amount(of(day)?.revenue ?? 0))],
    ];
  });

const NOTHING: Duration = { count: 0, ms: 0 };

const sections = (report: DayReport, { t, amount, sectionTitle }: Writer, ofDays: OfDays): readonly Row[] =>
  inAnyDay(
    report,
    (figures) => figures.sections,
    ({ section }) => String(section),
  ).flatMap(({ item, of }) => {
    const row = (measure: string, cell: (figures: Figures) => Cell): Row => [
      t('by_section'),
      sectionTitle(item.section),
      measure,
      ...ofDays(cell),
    ];
    return [
      row(t('orders'), (day) => of(day)?.orders ?? 0),
      row(t('revenue'), (day) => amount(of(day)?.revenue ?? 0)),
      row(t('minutes_mean', { name: t('time_to_accept') }), (day) => minutesOf(of(day)?.accepted ?? NOTHING)),
      row(t('minutes_mean', { name: t('delivered_in') }), (day) => minutesOf(of(day)?.delivered ?? NOTHING)),
      row(t('late_delivered'), (day) => of(day)?.late ?? 0),
    ];
  });

/** Chats are known of the first day only. */
function staff(report: DayReport, t: DeskTranslate, ofDays: OfDays): readonly Row[] {
  const moved = inAnyDay(
    report,
    (figures) => figures.staff,
    ({ name }) => JSON.stringify(name),
  ).flatMap(({ item, of }) => {
    const row = (measure: string, cell: (figures: Figures) => Cell): Row => [
      t('by_person'),
      item.name ?? t('by_own_system'),
      measure,
      ...ofDays(cell),
    ];
    return [
      row(t('accepted_count'), (day) => of(day)?.accepted ?? 0),
      row(t('minutes_mean', { name: t('time_to_accept') }), (day) => minutesOf(of(day)?.accepting ?? NOTHING)),
      row(t('delivered'), (day) => of(day)?.delivered ?? 0),
    ];
  });
  const wrote = report.chats.map(({ name, chats }) => [
    ...[t('by_person'), name, t('chats'), chats],
    ...report.days.slice(1).map(() => null),
  ]);
  return [...moved, ...wrote];
}
