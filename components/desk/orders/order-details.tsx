'use client';

import clsx from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { xIcon } from '@/components/ui/icons/x';
import { nextMove } from '@/lib/domain/desk/lanes';
import { canReopen } from '@/lib/domain/desk/undo';
import { textIn } from '@/lib/domain/i18n/text';
import { shownAnswer } from '@/lib/domain/orders/order-lines';
import { Conversation } from '../chats/conversation';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { OrderTickets } from '../printers/order-tickets';
import { CorrectButton } from '../take-order/correct-button';
import { HandOver } from '../take-order/hand-over';
import { TakenLine } from '../take-order/taken-line';
import { useOwnDishes } from '../take-order/use-own-dishes';
import { useMay } from '../use-may';
import { CancelQuestion } from './cancel-question';
import { Cancellation } from './cancellation';
import { ChatLink, useChatOf } from './chat-link';
import { LineChecklist } from './line-checklist';
import { MoveMessage } from './move-feedback';
import { OrderActions } from './order-actions';
import type { OrderContext } from './order-context';
import { OrderFoodNote } from './order-food';
import { OrderMoney } from './order-money';
import { OrderComment, OrderPayment, OrderRating, OrderWho } from './order-parts';
import { OrderReceipts } from './order-receipts';
import { DueMeter, EscalationLine, OrderState } from './order-state';
import { OrderTrail } from './order-trail';
import { OrderWords } from './order-words';
import { RoomProofLine, UnprovenCharge } from './room-proof';
import { useOrderSums } from './use-order-sums';

/** The whole order beside the lanes, with its action at the foot; full screen on a phone. Rule: desk/DE58. */
export function OrderDetails(props: { order: DeskOrder; context: OrderContext; onClose(): void }) {
  const { order, context, onClose } = props;
  const { t } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const number = `#${order.num}`;
  const chat = useChatOf(order);
  const mayReadGuests = useMay('guest-data');
  return (
    <dialog
      ref={dialog}
      className={clsx(
        'fixed inset-y-0 start-auto end-0 m-0 ms-auto h-dvh max-h-none w-full overflow-y-auto bg-canvas text-ink shadow-lg backdrop:bg-scrim forced-colors:border',
        chat === null ? 'max-w-150' : 'max-w-240',
      )}
      aria-labelledby="order-title"
      // That of a question inside it bubbles in React.
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex min-h-full">
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 p-gutter">
          <div className="flex items-start gap-3">
            <div className="me-auto flex min-w-0 flex-wrap items-center gap-x-3">
              <h2 id="order-title" className="font-medium text-xl">
                {t('order', { number })}
              </h2>
              <OrderState order={order} limits={context.limits} now={context.now} />
            </div>
            <ChatLink order={order} className="shrink-0 min-[760px]:hidden" />
            <IconButton className="shrink-0" icon={xIcon} label={t('close')} onClick={() => dialog.current?.close()} />
          </div>
          <MoveMessage message={context.moves.message} />
          <EscalationLine order={order} />
          <Cancellation order={order} now={context.now} />
          <OrderWho order={order} />
          <TakenLine order={order} />
          <UnprovenCharge order={order} />
          <RoomProofLine order={order} />
          <OrderFoodNote order={order} />
          <OrderWords order={order} />
          <LineChecklist order={order} context={context} />
          <OrderComment order={order} />
          <OrderRating order={order} />
          <DueMeter order={order} now={context.now} />
          <OrderPayment order={order} />
          <OrderMoney order={order} context={context} />
          <OrderReceipts order={order} />
          <OrderTickets order={order} isOffline={context.isOffline} />
          <Facts order={order} />
          <CorrectButton order={order} />
          <HandOver order={order} />
          <OrderTrail order={order} />
          {mayReadGuests && order.guest.person_uuid !== null && (
            <a
              className="inline-flex min-h-target w-fit items-center text-brand-strong text-sm underline"
              href={deskAddress('persons', order.guest.person_uuid)}
            >
              {t('person_data')}
            </a>
          )}
          <Texts order={order} context={context} />
          {order.ostatus_id === 'done' && canReopen(order.moved_at, context.now) && (
            <Button
              variant="outline"
              size="sm"
              disabled={context.isOffline || context.moves.busy.has(order.uuid)}
              onClick={() => context.moves.reopen(order)}
            >
              {t('reopen_order')}
            </Button>
          )}
          {nextMove(order.ostatus_id) !== null && (
            <div className="sticky bottom-0 -mx-gutter -mb-gutter border-line border-t bg-canvas px-gutter py-3">
              <OrderActions order={order} moves={context.moves} isOffline={context.isOffline} />
            </div>
          )}
        </div>
        {chat !== null && (
          <div className="sticky top-0 h-dvh w-90 shrink-0 border-line border-s max-[759px]:hidden">
            <Conversation key={chat.uuid} chat={chat} />
          </div>
        )}
      </div>
    </dialog>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)] gap-3 border-line border-b py-2 text-sm">
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ order }: { order: DeskOrder }) {
  const { hotel, t } = useDesk();
  const reader = { language: hotel.language, locale: hotel.languageTag };
  const { phone } = order.guest;
  const { added, included } = useOrderSums(order);
  const sums = [...added, ...included];
  const notes = order.note_kit?.notes ?? [];
  if (phone === null && order.properties.length + sums.length + notes.length === 0) return null;
  return (
    <section aria-labelledby="order-facts">
      <h3 id="order-facts" className="font-medium text-md">
        {t('guest')}
      </h3>
      <dl>
        {phone !== null && (
          <Fact term={t('phone')}>
            <a className="inline-flex min-h-target items-center text-brand-strong underline" href={`tel:${phone}`}>
              <bdi translate="no" dir="ltr">
                {phone}
              </bdi>
            </a>
          </Fact>
        )}
        {order.properties.map((answer) => (
          <Fact key={answer.id} term={textIn(answer.property.title, hotel.language)}>
            <bdi>{shownAnswer(answer, reader) || (answer.quantity ?? '–')}</bdi>
          </Fact>
        ))}
        {sums.map(({ key, term, sum }) => (
          <Fact key={key} term={term}>
            <bdi translate="no" dir="ltr">
              {sum}
            </bdi>
          </Fact>
        ))}
        {notes.map((note) => (
          <Fact key={note.created_at_tz} term={t('note_to_guest')}>
            <bdi>{note.content}</bdi>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** A note to the guest, and the way to cancel an order that has nothing of others. Rule: staff/SP3. */
function Texts({ order, context }: { order: DeskOrder; context: OrderContext }) {
  const { t } = useDesk();
  const [isCancelling, setIsCancelling] = useState(false);
  const isOff = context.isOffline || context.moves.busy.has(order.uuid);
  const [text, setText] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was typed stays when it could not be sent.
    if (await context.moves.addNote(order, text)) setText('');
  };
  const { isOwnLine } = useOwnDishes();
  const canCancel = nextMove(order.ostatus_id) !== null && order.products.every(isOwnLine);
  return (
    <>
      <form className="grid gap-3" onSubmit={send}>
        <Field label={t('note_to_guest')} htmlFor="order-text" isRequired>
          <TextArea
            id="order-text"
            text={text}
            value={text}
            onChange={(event) => setText(event.target.value)}
            required
            maxLength={2000}
            aria-describedby="order-text-hint"
          />
          <FieldHint id="order-text-hint">{t('note_hint')}</FieldHint>
        </Field>
        <div className="grid grid-cols-2 gap-2">
          {canCancel && (
            <Button variant="danger" size="sm" onClick={() => setIsCancelling(true)}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" variant="soft" size="sm" disabled={isOff}>
            {t('send_note')}
          </Button>
        </div>
      </form>
      {isCancelling && canCancel && (
        <CancelQuestion order={order} context={context} onClose={() => setIsCancelling(false)} />
      )}
    </>
  );
}
