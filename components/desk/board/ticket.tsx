'use client';

import clsx from 'clsx';
import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { infoIcon } from '@/components/ui/icons/info';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import type { BoardView } from '@/lib/domain/desk/board-shape';
import { floorOf } from '@/lib/domain/desk/floors';
import { laneOf } from '@/lib/domain/desk/lanes';
import { type TicketTone, ticketTone } from '@/lib/domain/desk/ticket-tone';
import { languageName } from '@/lib/domain/i18n/language';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { ChatMark, isWriting, useChatOf } from '../orders/chat-link';
import { OrderActions } from '../orders/order-actions';
import type { OrderContext } from '../orders/order-context';
import { OrderFoodNote } from '../orders/order-food';
import { MoneyMark } from '../orders/order-money';
import { OrderPayment } from '../orders/order-parts';
import { DueBar, EscalationLine } from '../orders/order-state';
import { RoomProofLine, UnprovenCharge } from '../orders/room-proof';
import { type LaneSelection, SelectTicket } from './lane-selection';
import { TicketHead } from './ticket-head';
import { TicketLines } from './ticket-lines';
import { TicketNote } from './ticket-note';

/** Of a ticket that waits or is late; forced colours show the words of its head alone. */
const EDGES: Readonly<Partial<Record<TicketTone, string>>> = {
  waiting: 'border-s-4 border-warning',
  late: 'border-s-5 border-danger',
};

/** Where a ticket stands: in the grid of its lane. `isMarked`: it has the dish that somebody looks for. */
export type TicketPlace = {
  ref?: Ref<HTMLElement>;
  gridColumn?: number;
  view: BoardView;
  /** Shows the room and the time alone. */
  isRoomOnly?: boolean;
  isMarked?: boolean;
  isRinging?: boolean;
  /** The numbers of the other orders of its room. */
  sameRoom?: readonly string[] | undefined;
  /** While several tickets of its lane are chosen. */
  selection?: LaneSelection | undefined;
  /** The key that presses its action. */
  hotkey?: string | undefined;
};

/** An order on the board: room and time, the guest, allergies, what was ordered, and the one action. Rule: desk/DE50. */
export function Ticket({ order, context, place }: { order: DeskOrder; context: OrderContext; place: TicketPlace }) {
  const { t } = useDesk();
  const { now, limits } = context;
  const { ref, gridColumn, isRoomOnly = false, isMarked = false, isRinging = false } = place;
  const tone = ticketTone(order, limits, now);
  return (
    <article
      ref={ref}
      className={clsx(
        '@container min-w-0 self-start overflow-hidden rounded-md bg-surface shadow-sm inset-ring inset-ring-line forced-colors:border',
        EDGES[tone],
        isRinging && 'outline-2 outline-warning -outline-offset-2',
        isMarked && 'outline-3 outline-brand-strong -outline-offset-3',
      )}
      style={{ gridColumn }}
      aria-label={t('order', { number: `#${order.num}` })}
    >
      <TicketHead order={order} context={context} tone={tone} hotkey={isRoomOnly ? undefined : place.hotkey} />
      {!isRoomOnly && <TicketBody order={order} context={context} place={place} />}
    </article>
  );
}

type BodyProps = { order: DeskOrder; context: OrderContext; place: TicketPlace };

function TicketBody({ order, context, place }: BodyProps) {
  const { view, sameRoom, selection, hotkey } = place;
  const lane = laneOf(order.ostatus_id);
  // Who cooks needs the dishes until they leave, who carries from then on.
  const isShort = view === 'kitchen' ? lane === 'way' : lane !== 'way';
  return (
    <>
      {lane === 'preparation' && <DueBar order={order} now={context.now} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-2.5">
        <EscalationLine order={order} />
        <UnprovenCharge order={order} />
        <MoneyMark order={order} />
        <ChatMark order={order} />
        {isShort ? <ShortContent order={order} /> : <OrderFoodNote order={order} />}
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] gap-2',
            !isShort && '@min-[330px]:grid-cols-[minmax(0,1fr)_9rem] @min-[330px]:items-end',
          )}
        >
          {!isShort && <FullContent order={order} view={view} sameRoom={sameRoom} />}
          {selection !== undefined && <SelectTicket order={order} selection={selection} hotkey={hotkey} />}
          {selection === undefined && (view === 'kitchen' || lane === 'way') && (
            <OrderActions order={order} moves={context.moves} isOffline={context.isOffline} hotkey={hotkey} />
          )}
        </div>
      </div>
    </>
  );
}

function FullContent(props: { order: DeskOrder; view: BoardView; sameRoom: readonly string[] | undefined }) {
  const { order, view, sameRoom } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 self-start">
      {view === 'runner' && (
        <p className="flex flex-wrap gap-x-3 text-ink-2 text-option">
          <Floor room={order.number_room} />
          <span>{languageName(order.language)}</span>
        </p>
      )}
      <TicketLines order={order} />
      <TicketNote order={order} />
      {sameRoom !== undefined && <SameRoom numbers={sameRoom} />}
      <GuestChat order={order} />
      {view === 'runner' && (
        <>
          <RoomProofLine order={order} />
          <OrderPayment order={order} />
        </>
      )}
    </div>
  );
}

/** Where the room is, as far as the hotel says so. Rule: desk/DE94. */
function Floor({ room }: { room: string | null }) {
  const { t } = useDesk();
  const { settings } = useDeskData();
  const floor = floorOf(room, settings.floors);
  return floor === null ? null : <bdi className="font-medium text-ink">{t('floor', { floor })}</bdi>;
}

/** How much there is, and who has moved it, where the dishes themselves do not matter any more. */
function ShortContent({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const count = order.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <p className="text-ink-2 text-option">
      <span>{t('dishes', { count })}</span>
      {order.moved_by !== null && (
        <>
          <span>{' · '}</span>
          <bdi className="wrap-anywhere">{order.moved_by}</bdi>
        </>
      )}
    </p>
  );
}

/** Two orders of one room are carried together. Rule: desk/DE56. */
function SameRoom({ numbers }: { numbers: readonly string[] }) {
  const { t } = useDesk();
  return (
    <p className="flex items-start gap-1.5 font-medium text-option">
      <Icon shape={infoIcon} size="xs" className="mt-0.5" />
      <span className="min-w-0">
        <span>{`${t('same_room')} `}</span>
        <bdi translate="no" dir="ltr">
          {numbers.map((number) => `#${number}`).join(', ')}
        </bdi>
      </span>
    </p>
  );
}

/** Leads to the chat of the order's guest, if there is one that waits for nobody. Rule: desk/DE15. */
function GuestChat({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const chat = useChatOf(order);
  if (chat === null || isWriting(chat)) return null;
  return (
    <a
      className="inline-flex min-h-target w-fit max-w-full items-center gap-1.5 text-brand-strong text-option underline"
      href={deskAddress('chats', chat.uuid)}
    >
      <Icon shape={messageCircleIcon} size="xs" />
      <span className="min-w-0">
        <span className="sr-only">{`${t('open_chat', { number: `#${order.num}` })}: `}</span>
        <span>{t('chat')}</span>
      </span>
    </a>
  );
}
