'use client';

import type { DayReport } from '@/lib/domain/figures/day-report';
import { PROMISE_PLACES } from '@/lib/domain/figures/promise-figures';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useFigureTexts } from './figure-texts';
import { Bars, Panel } from './panel';
import { PLACE_WORDS, stoppedReason } from './words';

/** A quarter of the screen, half of a narrow one, all of a phone's. */
const QUARTER = 'col-span-12 min-[760px]:col-span-6 min-[1200px]:col-span-3';

type Figures = DayReport['days'][number]['figures'];

/** How deliveries stand against their promise. Rule: figures/FG5. */
export function PromisePanel({ promise }: Pick<Figures, 'promise'>) {
  const { t } = useDesk();
  return (
    <Panel title={t('promise_title')} note={t('delivered_count', { count: promise.taken.count })} className={QUARTER}>
      <Bars
        bars={PROMISE_PLACES.map((place, index) => ({
          key: place,
          label: t(PLACE_WORDS[place]),
          value: promise.places[index] ?? 0,
          tone: place.endsWith('late') ? 'danger' : 'brand',
        }))}
      />
    </Panel>
  );
}

/** What was cancelled or has expired, by reason. Rule: figures/FG6. */
export function StoppedPanel({ figures }: { figures: Figures }) {
  const { t, amount } = useDesk();
  const { partOf, percent } = useFigureTexts();
  const { stopped, orders } = figures;
  const all = stopped.count + orders;
  if (stopped.count === 0)
    return (
      <Panel title={t('status_cancelled')} className={QUARTER}>
        <p className="text-ink-2">{t('stopped_none')}</p>
      </Panel>
    );
  return (
    <Panel
      title={t('status_cancelled')}
      note={`${partOf(stopped.count, all)} · ${percent(stopped.count, all)}`}
      className={QUARTER}
    >
      <Bars
        bars={stopped.reasons.map(({ reason, count, sum }) => ({
          key: String(reason),
          label: stoppedReason(reason, t),
          value: count,
          more: amount(sum),
          tone: 'neutral',
        }))}
      />
      <p className="text-ink-2">
        <span>{`${t('stopped_by', stopped.by)} · `}</span>
        <bdi>{amount(stopped.sum)}</bdi>
      </p>
    </Panel>
  );
}

/** The file has all of them. */
const SHOWN_DISHES = 7;

/** Rule: figures/FG7. */
export function DishesPanel({ products }: Pick<Figures, 'products'>) {
  const { hotel, t, amount } = useDesk();
  return (
    <Panel title={t('top_dishes')} note={t('portions')} className="col-span-12 min-[1200px]:col-span-3">
      <Bars
        bars={products.slice(0, SHOWN_DISHES).map(({ product, title, portions, revenue }) => ({
          key: String(product ?? textIn(title, hotel.language)),
          label: <bdi>{textIn(title, hotel.language)}</bdi>,
          value: portions,
          more: amount(revenue),
        }))}
      />
    </Panel>
  );
}
