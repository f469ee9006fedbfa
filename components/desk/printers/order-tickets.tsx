'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon, type IconShape } from '@/components/ui/icon';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { clockIcon } from '@/components/ui/icons/clock';
import { printerIcon } from '@/components/ui/icons/printer';
import { isOwnStation } from '@/lib/domain/staff/narrowing';
import type { CopyReason, TicketKind, TicketState } from '@/lib/domain/tickets/ticket';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useMomentText } from '../use-moment-text';
import { ReprintQuestion } from './reprint-question';
import { useStationTitle } from './use-station-title';

type OrderTicket = DeskOrder['tickets'][number];

const STATES: Readonly<Record<TicketState, { word: keyof DeskMessages; icon: IconShape }>> = {
  waiting: { word: 'ticket_waiting', icon: clockIcon },
  sent: { word: 'ticket_sent', icon: printerIcon },
  printed: { word: 'ticket_printed', icon: circleCheckIcon },
  'given-up': { word: 'ticket_given_up', icon: circleAlertIcon },
};

const KINDS: Readonly<Record<TicketKind, keyof DeskMessages | null>> = {
  order: null,
  correction: 'ticket_correction',
  test: null,
};

const COPIES: Readonly<Record<CopyReason, keyof DeskMessages>> = {
  asked: 'ticket_copy_asked',
  unconfirmed: 'ticket_copy_unconfirmed',
};

/** The tickets of an order with what became of each, and the way to print one again. Rules: desk/DE100, staff/SP3. */
export function OrderTickets({ order, isOffline }: { order: DeskOrder; isOffline: boolean }) {
  const { t } = useDesk();
  const titleOf = useStationTitle();
  const { session, plan } = useDeskData();
  const { person } = session;
  const [asked, setAsked] = useState<OrderTicket | null>(null);
  if (order.tickets.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="order-tickets">
      <h3 id="order-tickets" className="font-medium text-md">
        {t('tickets')}
      </h3>
      <ul className="grid">
        {order.tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            station={titleOf(ticket.station)}
            isOffline={isOffline}
            isOwn={person === null || isOwnStation(ticket.station, person, plan)}
            onAsk={() => setAsked(ticket)}
          />
        ))}
      </ul>
      {asked !== null && (
        <ReprintQuestion
          order={order}
          ticket={asked.id}
          station={titleOf(asked.station)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** `isOwn`: whether whoever is signed in may print it again. */
type RowProps = { ticket: OrderTicket; station: string; isOffline: boolean; isOwn: boolean; onAsk(): void };

function TicketRow({ ticket, station, isOffline, isOwn, onAsk }: RowProps) {
  const { t } = useDesk();
  const moment = useMomentText();
  const { word, icon } = STATES[ticket.state];
  const kind = KINDS[ticket.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5 text-sm">
      <span className={clsx('grid min-w-0 flex-1 basis-40', ticket.state === 'given-up' && 'text-danger')}>
        <span className="wrap-anywhere font-medium">
          <span>{station}</span>
          {kind !== null && <span>{` · ${t(kind)}`}</span>}
        </span>
        <span className="flex items-center gap-1.5">
          <Icon shape={icon} size="xs" className={clsx(ticket.state === 'printed' && 'text-success')} />
          <span className="tabular-nums">{t(word, { time: moment(ticket.printed_at ?? ticket.created_at) })}</span>
        </span>
        {ticket.copy !== null && <span className="text-ink-2">{t(COPIES[ticket.copy])}</span>}
      </span>
      {ticket.state !== 'waiting' && isOwn && (
        <Button
          variant="outline"
          size="sm"
          className="w-auto!"
          aria-haspopup="dialog"
          disabled={isOffline}
          onClick={onAsk}
        >
          <span>
            <span>{t('print_again')}</span>
            <span className="sr-only">{`, ${station}`}</span>
          </span>
        </Button>
      )}
    </li>
  );
}
