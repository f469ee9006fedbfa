'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/form/choice-input';
import { Notice } from '@/components/ui/notice';
import type { CartLine } from '@/lib/domain/cart/cart';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import {
  isEmptyDraft,
  type OrderDraft,
  withLine,
  withoutLine,
  withStep,
} from '@/lib/domain/telephone-orders/order-draft';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { PromiseField } from '../orders/promise-field';
import { DishPicker, type OpenDish } from './dish-picker';
import { DraftGuest } from './draft-guest';
import { DraftLines } from './draft-lines';
import { DraftPayment } from './draft-payment';
import { DraftTime } from './draft-time';
import { DraftWords } from './draft-words';
import { GuestHotel } from './guest-hotel';
import { readDish } from './read-dish';
import { RefusedOrder } from './refused-order';
import { useDraftData } from './use-draft-data';
import { type Drafting, useDraft, usePlaceOrder } from './use-take-order';

/** The minutes that are proposed where an order is taken up at once. */
const MINUTES = 30;

/** Takes an order for a guest who phones, as that guest would have placed it. Rule: telephone-orders/TO6. */
export function TakeOrder({ onPlaced }: { onPlaced(): void }) {
  const { hotel } = useDesk();
  if (hotel.guests === undefined) return null;
  return (
    <GuestHotel hotel={hotel.guests}>
      <DraftForm onPlaced={onPlaced} />
    </GuestHotel>
  );
}

/** A form of its own for each draft: of one that was discarded nothing is said any more. */
function DraftForm({ onPlaced }: { onPlaced(): void }) {
  const { languages, language } = useHotel();
  const drafting = useDraft(languages[0]?.code ?? language);
  return <OrderForm key={drafting.draft.uuid} drafting={drafting} onPlaced={onPlaced} />;
}

function OrderForm({ drafting, onPlaced }: { drafting: Drafting; onPlaced(): void }) {
  const hotel = useHotel();
  const { t } = useDesk();
  const { draft, change, start } = drafting;
  const [open, setOpen] = useState<OpenDish | null>(null);
  const data = useDraftData(draft);
  const placing = usePlaceOrder(draft, data, (order) => {
    start();
    onPlaced();
    // With what comes next: handing it over.
    window.location.assign(deskAddress('orders', order.uuid));
  });
  const refusals = placing.refused?.messages ?? {};
  const ask = async (line: CartLine) => {
    const dish = await readDish({ sectionId: line.section.id, productId: line.product.id }, hotel);
    if (dish !== null && dish !== 'failed') setOpen({ dish, line });
  };
  const isRoomMissing = placing.hasTried && data.shown.room && isBlank(draft.room);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[900px]:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <DraftGuest
          draft={draft}
          isRoomNeeded={data.shown.room}
          refusals={refusals.room_number ?? (isRoomMissing ? [t('room_missing')] : [])}
          onChange={change}
        />
        <DishPicker
          open={open}
          note={draft.food}
          onOpen={setOpen}
          onLine={(line) => change(({ lines }) => ({ lines: withLine(lines, line) }))}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <DraftLines
          lines={draft.lines}
          note={draft.food}
          refusals={refusals}
          onStep={(key, step) => change(({ lines }) => ({ lines: withStep(lines, key, step) }))}
          onChange={(line) => void ask(line)}
          onRemove={(line) => change(({ lines }) => ({ lines: withoutLine(lines, line.key) }))}
        />
        <DraftPayment
          draft={draft}
          data={data}
          invalid={placing.invalid}
          refusals={
            placing.hasTried && data.shown.payment && data.payment === null && refusals.payment === undefined
              ? { ...refusals, payment: [t('payment_missing')] }
              : refusals
          }
          onChange={change}
        />
        <DraftTime draft={draft} data={data} failures={placing.failures} onChange={change} />
        <DraftWords draft={draft} onChange={change} />
        <TakeUp draft={draft} onChange={change} />
        {placing.refused !== null && <RefusedOrder refused={placing.refused} lines={draft.lines} />}
        {placing.hasTried && draft.lines.length === 0 && <Notice tone="warn">{t('dish_missing')}</Notice>}
        <PlaceBar drafting={drafting} placing={placing} />
      </div>
    </div>
  );
}

/** Whether it is taken up at once, with a promise. Rule: telephone-orders/TO5. */
function TakeUp({ draft, onChange }: { draft: OrderDraft; onChange(change: Partial<OrderDraft>): void }) {
  const { t } = useDesk();
  const { now } = useDeskData();
  const { minutes } = draft;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is its control */}
      <label className="grid min-h-target min-w-0 flex-1 cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-3">
        <Checkbox
          checked={minutes !== null}
          onChange={({ target }) => onChange({ minutes: target.checked ? MINUTES : null })}
        />
        <span>{t('take_up_at_once')}</span>
      </label>
      {minutes !== null && (
        <PromiseField number="" minutes={minutes} now={now} onChange={(chosen) => onChange({ minutes: chosen })} />
      )}
    </div>
  );
}

/** What was discarded comes back with one tap, until something else is entered. Rule: telephone-orders/TO7. */
function PlaceBar({ drafting, placing }: { drafting: Drafting; placing: ReturnType<typeof usePlaceOrder> }) {
  const { draft, discarded, discard, restore } = drafting;
  const isEmpty = isEmptyDraft(draft);
  const canRestore = isEmpty && discarded !== null;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  return (
    <div className="sticky bottom-0 -mx-gutter -mb-gutter grid grid-cols-[auto_minmax(0,1fr)] gap-2 border-line border-t bg-canvas px-gutter py-3">
      <Button
        variant="outline"
        size="sm"
        className="w-auto!"
        disabled={(isEmpty && !canRestore) || placing.isBusy}
        onClick={canRestore ? restore : discard}
      >
        {t(canRestore ? 'undo_change' : 'menu_discard')}
      </Button>
      <Button variant="primary" size="sm" disabled={isOffline || placing.isBusy} onClick={() => void placing.place()}>
        {t('place_order')}
      </Button>
    </div>
  );
}
