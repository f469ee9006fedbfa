'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { undoableMoves } from '@/lib/domain/desk/undo';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { useMomentText } from '../../use-moment-text';
import { chargeKey, type RoomCharge } from './bills-api';
import { ChargeAmount, ChargeFacts } from './charge-facts';
import type { BillMarks } from './use-bill-marks';

/** What was posted to a room, by whom and when; the last ten minutes can be undone. `onMore` null: there is no more. Rule: rooms/RM20. */
export function PostedCharges(props: {
  charges: readonly RoomCharge[];
  marks: BillMarks;
  onMore: (() => void) | null;
}) {
  const { charges, marks, onMore } = props;
  const { t } = useDesk();
  const id = useId();
  return (
    <section className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-1 p-3`} aria-labelledby={id}>
      <h3 id={id} className="px-1 font-medium">
        {t('posted')}
      </h3>
      {charges.length === 0 && <p className="px-1 text-ink-2 text-sm">{t('posted_none')}</p>}
      <ul className="divide-y divide-line">
        {charges.map((charge) => (
          <PostedCharge key={chargeKey(charge)} charge={charge} marks={marks} />
        ))}
      </ul>
      {onMore !== null && (
        <Button variant="outline" size="sm" className="w-auto! justify-self-start" onClick={onMore}>
          {t('show_more')}
        </Button>
      )}
    </section>
  );
}

function PostedCharge({ charge, marks }: { charge: RoomCharge; marks: BillMarks }) {
  const { t } = useDesk();
  const { now, isOffline } = useDeskData();
  const moment = useMomentText();
  const at = Date.parse(charge.posted_at ?? '');
  const canUndo = undoableMoves([{ at }], now).length > 0;
  const time = moment(at);
  return (
    <li className="flex flex-wrap items-start justify-end gap-2 p-1">
      <ChargeFacts charge={charge}>
        <span className="wrap-anywhere text-ink-2 text-sm">
          {charge.posted_by === null ? t('posted_at', { time }) : t('posted_by', { time, name: charge.posted_by })}
        </span>
      </ChargeFacts>
      <ChargeAmount amount={charge.amount} />
      {canUndo && (
        <Button
          variant="outline"
          size="sm"
          className="w-auto!"
          aria-label={t('unpost_charge', { charge: `#${charge.num}` })}
          disabled={isOffline || marks.isBusy}
          onClick={() => void marks.unpost([charge])}
        >
          {t('undo_list')}
        </Button>
      )}
    </li>
  );
}
