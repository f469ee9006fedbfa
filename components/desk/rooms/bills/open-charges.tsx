'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { recentMoment } from '@/lib/domain/i18n/format-date';
import { chargesByStay, type StayBill } from '@/lib/domain/rooms/charges-by-stay';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import type { Ticks } from '../use-ticks';
import { chargeKey, type RoomCharge } from './bills-api';
import { ChargeAmount, ChargeFacts } from './charge-facts';
import type { BillMarks } from './use-bill-marks';

type Posting = { ticks: Ticks; marks: BillMarks };

/** What is to be posted to a room, by its stays, to be ticked or posted one by one. Rules: rooms/RM17, rooms/RM18. */
export function OpenCharges({ charges, ...posting }: Posting & { charges: readonly RoomCharge[] }) {
  return chargesByStay(charges).map((bill) => <StayCharges key={bill.stay} bill={bill} {...posting} />);
}

function StayCharges({ bill, ticks, marks }: Posting & { bill: StayBill<RoomCharge> }) {
  const { t, minorAmount } = useDesk();
  const id = useId();
  return (
    <section className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-1 p-3`} aria-labelledby={id}>
      <h3 id={id} className="flex flex-wrap justify-between gap-x-3 px-1 font-medium">
        <StayName bill={bill} />
        <bdi translate="no" dir="ltr" className="tabular-nums">
          {minorAmount(bill.sum)}
        </bdi>
      </h3>
      <ul className="divide-y divide-line">
        {bill.charges.map((charge) => (
          <OpenCharge key={chargeKey(charge)} charge={charge} ticks={ticks} marks={marks} />
        ))}
      </ul>
      <p className="sr-only">{t('to_post', { count: bill.charges.length })}</p>
    </section>
  );
}

/** The running or an earlier stay, and since when it runs at the hotel. */
function StayName({ bill: { isRunning, since } }: { bill: StayBill<RoomCharge> }) {
  const { hotel, t } = useDesk();
  const { now } = useDeskData();
  const reader = { timezone: hotel.timezone, locale: hotel.languageTag };
  return (
    <span>
      <span>{t(isRunning ? 'running_stay' : 'earlier_stay')}</span>
      {since !== null && (
        <span className="font-normal text-ink-2 text-sm">
          {` · ${t('stay_since', { time: recentMoment({ at: Date.parse(since), now }, reader) })}`}
        </span>
      )}
    </span>
  );
}

function OpenCharge({ charge, ticks, marks }: Posting & { charge: RoomCharge }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const key = chargeKey(charge);
  const name = charge.kind === 'tip' ? `#${charge.num}, ${t('tip')}` : `#${charge.num}`;
  return (
    <li className="flex flex-wrap items-start justify-end gap-2 py-1 has-checked:bg-brand-soft">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children */}
      <label className="flex min-h-target min-w-0 flex-1 basis-56 cursor-pointer items-start gap-3 p-1 pt-2">
        <Checkbox checked={ticks.has(key)} onChange={() => ticks.toggle(key)} />
        <ChargeFacts charge={charge} />
      </label>
      <ChargeAmount amount={charge.amount} />
      <Button
        variant="soft"
        size="sm"
        className="w-auto!"
        aria-label={t('post_charge', { charge: name })}
        disabled={isOffline || marks.isBusy}
        onClick={() => void marks.post([charge])}
      >
        {t('post')}
      </Button>
    </li>
  );
}
