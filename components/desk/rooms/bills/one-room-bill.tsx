'use client';

import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { Spinner } from '@/components/ui/spinner';
import { chargeSum } from '@/lib/domain/rooms/charges-by-stay';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { ReadFailed } from '../read-failed';
import { useTicks } from '../use-ticks';
import { BillOutcomeNotice } from './bill-outcome';
import { chargeKey, type RoomCharge, readOpenCharges, readPostedCharges } from './bills-api';
import { OpenCharges } from './open-charges';
import { PostedCharges } from './posted-charges';
import { SaveButton, SavedFile, useSavedCharges } from './save-charges';
import { useBillMarks } from './use-bill-marks';
import { useNewest } from './use-newest';

/** Posted charges that are shown at first, and how many more at a time. */
const POSTED = 50;
/** As many as a call gives. */
const MAX_POSTED = 1000;

/** What is to be posted to a room and what was posted, read again and again. */
function useRoomBill(room: string) {
  const [limit, setLimit] = useState(POSTED);
  const fetcher = useCallback(async () => {
    const [open, posted] = await Promise.all([readOpenCharges(room), readPostedCharges(room, limit)]);
    if (open.kind !== 'read') return open;
    if (posted.kind !== 'read') return posted;
    const { items, next } = posted.value;
    return { kind: 'read' as const, value: { open: open.value, posted: items, hasMore: next !== null } };
  }, [room, limit]);
  const bill = useNewest(fetcher);
  const canShowMore = (bill.value?.hasMore ?? false) && limit < MAX_POSTED;
  return { ...bill, showMore: canShowMore ? () => setLimit((shown) => shown + POSTED) : null };
}

const NO_CHARGES: readonly RoomCharge[] = [];

/** The bill of one room: what is to be posted, by stays, and what was posted. Rules: rooms/RM17 to rooms/RM20. */
export function OneRoomBill({ room, onBack }: { room: string; onBack(): void }) {
  const { t } = useDesk();
  const bill = useRoomBill(room);
  const marks = useBillMarks(bill.read);
  const files = useSavedCharges();
  const open = bill.value?.open ?? NO_CHARGES;
  const ticks = useTicks(useMemo(() => open.map(chargeKey), [open]));
  const title = useTitleFocus(marks.isBusy);
  const id = useId();
  return (
    <section className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby={id}>
      <header className="flex items-center gap-2">
        <IconButton icon={chevronLeftIcon} label={t('back')} onClick={onBack} />
        <h2 id={id} ref={title} tabIndex={-1} className="wrap-anywhere font-medium text-lg outline-none">
          <span>{`${t('room')} `}</span>
          <bdi translate="no">{room}</bdi>
        </h2>
      </header>
      <BillOutcomeNotice marks={marks} />
      <SavedFile files={files} marks={marks} />
      {bill.hasFailed && <ReadFailed onRetry={() => void bill.read()} />}
      {bill.value === null && !bill.hasFailed && <Spinner />}
      {bill.value !== null && (
        <>
          <PostBar open={open} ticks={ticks} marks={marks} onSave={() => files.save(open)} />
          <OpenCharges charges={open} ticks={ticks} marks={marks} />
          <PostedCharges charges={bill.value.posted} marks={marks} onMore={bill.showMore} />
        </>
      )}
    </section>
  );
}

/** Moves the focus to the heading of the room when the button that had it is gone: the room's, or one of a posted charge. */
function useTitleFocus(isBusy: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return title;
}

/** What is done with the ticked charges, or with all. It is always there, so that no row moves under a finger. */
function PostBar(props: {
  open: readonly RoomCharge[];
  ticks: ReturnType<typeof useTicks>;
  marks: ReturnType<typeof useBillMarks>;
  onSave(): void;
}) {
  const { open, ticks, marks, onSave } = props;
  const { t, minorAmount } = useDesk();
  const { isOffline } = useDeskData();
  const ticked = open.filter((charge) => ticks.has(chargeKey(charge)));
  const isOff = isOffline || marks.isBusy;
  if (open.length === 0) return <p className="text-ink-2">{t('room_bill_none')}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out as a block in older browsers
    <div role="group" aria-label={t('room_bills')} className="flex flex-wrap items-center gap-2">
      <p role="status" className="me-auto text-sm tabular-nums">
        <span>{t('to_post', { count: open.length })}</span>
        <bdi translate="no" dir="ltr">{` · ${minorAmount(chargeSum(open))}`}</bdi>
      </p>
      <Button
        variant="soft"
        size="sm"
        className="w-auto!"
        disabled={isOff || ticked.length === 0}
        onClick={() => void marks.post(ticked)}
      >
        {t('post_ticked', { count: ticked.length })}
      </Button>
      <Button variant="soft" size="sm" className="w-auto!" disabled={isOff} onClick={() => void marks.post(open)}>
        {t('post_all', { count: open.length })}
      </Button>
      <SaveButton isOff={marks.isBusy} onPress={onSave} />
    </div>
  );
}
