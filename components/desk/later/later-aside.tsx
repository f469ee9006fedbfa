'use client';

import { Button } from '@/components/ui/button/button';
import { Select } from '@/components/ui/form/select';
import { ringMinutes } from '@/lib/device/desk/ring-minutes';
import { laneOf } from '@/lib/domain/desk/lanes';
import { RING_CHOICES, stillToCome } from '@/lib/domain/desk/later';
import { textIn } from '@/lib/domain/i18n/text';
import { DayTime } from '../day-time';
import { useDesk } from '../desk-context';
import type { Moves } from '../orders/use-moves';
import { Panel } from '../today/panel';
import type { Entry, Later } from './use-later';

/** The rows that a box of the aside shows. */
const SHOWN = 6;

/** What rings next and when, and what nobody has accepted yet. Rule: desk/DE33. */
export function LaterAside({ later, moves, isOffline }: { later: Later; moves: Moves; isOffline: boolean }) {
  const { t } = useDesk();
  const { entries, now, minutes } = later;
  const next = stillToCome(entries, { now, minutes }).slice(0, SHOWN);
  const fresh = entries.filter(({ order }) => laneOf(order.ostatus_id) === 'new');
  const orders = [...new Map(fresh.map(({ order }) => [order.uuid, order])).values()];
  const acceptAll = () =>
    moves.takeAll(orders.map((order) => ({ order, step: { kind: 'move', move: 'approve', minutes: 0 } })));
  return (
    <aside className="grid content-start gap-3 print:hidden">
      <Panel title={t('rings_next')}>
        <Rows entries={next} now={now} />
        <Select
          aria-label={t('ring_before')}
          value={minutes}
          onChange={({ target }) => ringMinutes.changeNow(() => Number(target.value))}
        >
          {RING_CHOICES.map((each) => (
            <option key={each} value={each}>
              {t('minutes_before', { minutes: each })}
            </option>
          ))}
        </Select>
      </Panel>
      {orders.length > 0 && (
        <Panel title={t('not_accepted_yet')}>
          <Rows entries={fresh.slice(0, SHOWN)} now={now} />
          <Button
            variant="primary"
            size="sm"
            disabled={isOffline || orders.some(({ uuid }) => moves.busy.has(uuid))}
            onClick={() => void acceptAll()}
          >
            {t('accept_them', { count: orders.length })}
          </Button>
        </Panel>
      )}
    </aside>
  );
}

function Rows({ entries, now }: { entries: readonly Entry[]; now: number }) {
  const { hotel, t } = useDesk();
  if (entries.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul className="grid gap-1.5">
      {entries.map(({ key, order, line, at }) => (
        <li key={key} className="flex justify-between gap-3">
          <span className="min-w-0 truncate">
            <bdi translate="no">{order.number_room ?? t('no_room')}</bdi>
            <span>{' · '}</span>
            <span>{textIn(order.products[line]?.product.title ?? null, hotel.language)}</span>
          </span>
          <DayTime at={at} now={now} className="shrink-0 text-end font-medium tabular-nums" />
        </li>
      ))}
    </ul>
  );
}
