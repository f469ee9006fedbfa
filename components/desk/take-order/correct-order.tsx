'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { Button } from '@/components/ui/button/button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { Notice } from '@/components/ui/notice';
import { newUuid } from '@/lib/device/new-uuid';
import { EMPTY_NOTE } from '@/lib/domain/allergens/food-note';
import type { CartLine } from '@/lib/domain/cart/cart';
import { languageName } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { type Id, sameId } from '@/lib/domain/id';
import { repeatOrder } from '@/lib/domain/orders/repeat-order';
import { withLine, withoutLine, withStep } from '@/lib/domain/telephone-orders/order-draft';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { CorrectionSums } from './correction-sums';
import { DishPicker, type OpenDish } from './dish-picker';
import { DraftLines } from './draft-lines';
import { GuestHotel } from './guest-hotel';
import { KeptLines } from './kept-lines';
import { readDish } from './read-dish';
import { RefusedOrder } from './refused-order';
import { useCorrection } from './use-correction';

type Line = DeskOrder['products'][number];

/** Why nobody can correct an order, as far as its card says it; null: for nothing. Rule: telephone-orders/TO8. */
function uncorrectable({ integration_payment, receipts }: DeskOrder): 'online' | 'receipts' | null {
  if (integration_payment !== null) return 'online';
  return receipts.length > 0 ? 'receipts' : null;
}

/**
 * Changes the lines of an order that has not ended, or says why they stay. Rules: telephone-orders/TO8, telephone-orders/TO9,
 * telephone-orders/TO17.
 */
export function CorrectOrder({ order, onSaved }: { order: DeskOrder; onSaved(): void }) {
  const { hotel, t } = useDesk();
  if (hotel.guests === undefined) return null;
  const cause = uncorrectable(order);
  if (cause !== null) return <Notice tone="warn">{t(SENTENCES[cause])}</Notice>;
  return (
    <GuestHotel hotel={hotel.guests}>
      <CorrectionForm order={order} onSaved={onSaved} />
    </GuestHotel>
  );
}

/** The dish of a line with the answers of its order; null: it is no longer offered with them. */
function useOfferedLine() {
  const hotel = useHotel();
  const now = useHotelNow();
  return async (line: Line): Promise<OpenDish | null> => {
    if (line.repeat === null) return null;
    const { section_id: sectionId, product_id: productId } = line.repeat;
    const dish = await readDish({ sectionId, productId }, hotel);
    if (dish === null || dish === 'failed') return null;
    const catalogue = new Map([[String(sectionId), dish.section]]);
    const { repeated } = repeatOrder({ products: [line] }, { catalogue, now, newKey: newUuid });
    const [found] = repeated;
    return found === undefined ? null : { dish, line: found.line };
  };
}

function CorrectionForm({ order, onSaved }: { order: DeskOrder; onSaved(): void }) {
  const { hotel, t } = useDesk();
  const guests = useHotel();
  const offered = useOfferedLine();
  const correction = useCorrection(order, onSaved);
  const { draft, change, refused } = correction;
  const note = order.food_note ?? EMPTY_NOTE;
  /** The line that the open dish takes the place of; null: of none. */
  const [replaced, setReplaced] = useState<Id | null>(null);
  const [open, setOpen] = useState<OpenDish | null>(null);
  const [goneTitle, setGoneTitle] = useState<string | null>(null);
  const openDish = (dish: OpenDish | null) => {
    setOpen(dish);
    if (dish === null) setReplaced(null);
  };
  const changeKept = async (line: Line) => {
    const dish = await offered(line);
    setGoneTitle(dish === null ? textIn(line.product.title, hotel.language) : null);
    if (dish === null) return;
    setReplaced(line.id);
    setOpen(dish);
  };
  const changeAdded = async (line: CartLine) => {
    const dish = await readDish({ sectionId: line.section.id, productId: line.product.id }, guests);
    if (dish !== null && dish !== 'failed') setOpen({ dish, line });
  };
  const add = (line: CartLine) =>
    change(({ added, removed }) => ({
      added: withLine(added, line),
      removed: replaced === null ? removed : [...removed, replaced],
    }));
  const toggle = (id: Id) =>
    change(({ removed }) => ({
      removed: removed.some((gone) => sameId(gone, id))
        ? removed.filter((gone) => !sameId(gone, id))
        : [...removed, id],
    }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[900px]:grid-cols-2">
      <DishPicker open={open} note={note} onOpen={openDish} onLine={add} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        {goneTitle !== null && (
          <Notice tone="warn" alert>
            {t('line_gone', { name: goneTitle })}
          </Notice>
        )}
        <KeptLines order={order} removed={draft.removed} onToggle={toggle} onChange={(line) => void changeKept(line)} />
        <DraftLines
          lines={draft.added}
          note={note}
          refusals={refused?.messages ?? {}}
          onStep={(key, step) => change(({ added }) => ({ added: withStep(added, key, step) }))}
          onChange={(line) => void changeAdded(line)}
          onRemove={(line) => change(({ added }) => ({ added: withoutLine(added, line.key) }))}
        />
        <Reason order={order} reason={draft.reason} onChange={(reason) => change(() => ({ reason }))} />
        <CorrectionSums order={order} draft={draft} isChanged={!correction.isUnchanged && !correction.isEmpty} />
        <CorrectionState correction={correction} />
        <SaveBar correction={correction} />
      </div>
    </div>
  );
}

type Correction = ReturnType<typeof useCorrection>;

function Reason(props: { order: DeskOrder; reason: string; onChange(reason: string): void }) {
  const { order, reason, onChange } = props;
  const { t } = useDesk();
  return (
    <Field label={t('note_to_guest')} htmlFor="correction-reason">
      <TextArea
        id="correction-reason"
        text={reason}
        value={reason}
        maxLength={2000}
        aria-describedby="correction-reason-hint"
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldHint id="correction-reason-hint">
        {t('refund_reason_hint', { language: languageName(order.language) })}
      </FieldHint>
    </Field>
  );
}

const SENTENCES = { online: 'correct_online', receipts: 'correct_receipt', status: 'correct_ended' } as const;
const CAUSES = ['online', 'receipts', 'status'] as const satisfies readonly (keyof typeof SENTENCES)[];

/** Why it was not saved. Rules: telephone-orders/TO8, telephone-orders/TO12. */
function CorrectionState({ correction: { refused, changedBy, draft } }: { correction: Correction }) {
  const { t } = useDesk();
  if (changedBy !== null)
    return (
      <Notice tone="warn" alert>
        {changedBy.name === null ? t('correction_conflict_other') : t('correction_conflict', { name: changedBy.name })}
      </Notice>
    );
  if (refused === null) return null;
  const cause = CAUSES.find((field) => refused.messages[field] !== undefined);
  if (cause === undefined) return <RefusedOrder refused={refused} lines={draft.added} />;
  return (
    <Notice tone="warn" alert>
      {t(SENTENCES[cause])}
    </Notice>
  );
}

function SaveBar({ correction }: { correction: Correction }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, isUnchanged, isEmpty, save } = correction;
  return (
    <div className="sticky bottom-0 -mx-gutter -mb-gutter grid gap-2 border-line border-t bg-canvas px-gutter py-3">
      {isEmpty && <p className="text-sm text-warning">{t('correction_empty')}</p>}
      <Button
        variant="primary"
        size="sm"
        disabled={isOffline || isBusy || isUnchanged || isEmpty}
        onClick={() => void save()}
      >
        {t('save_correction')}
      </Button>
    </div>
  );
}
