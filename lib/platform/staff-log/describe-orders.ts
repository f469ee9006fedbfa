import { ADD_NOTE, MOVE_ORDER, REOPEN_ORDER, SEARCH_ORDERS, SET_READY, UNDO_MOVE } from '../desk/order-calls';
import { DISMISS_REFUSED_REPORT, REFUND_ORDER, RETRY_PAYMENT_STEP } from '../desk/payment-calls';
import { POST_CHARGES, UNPOST_CHARGES } from '../desk/room-charge-calls';
import { CORRECT_ORDER, HAND_OVER_ORDER, TAKE_ORDER } from '../desk/telephone-calls';
import { PRINT_TEST, REPRINT_TICKET } from '../desk/ticket-calls';
import { type Answered, describes } from './describer';
import { orderState, reportState } from './read-states';
import { fieldOf, targetOf, targetOfSome } from './target-of';

/** A call for the order of its path. Its notes and other words of staff are not stored: guests may stand in them. */
const ofOrder = {
  target: ({ params: { uuid } }: { params: { uuid: string } }) => targetOf('order', uuid),
  read: orderState,
};

/** The entries of a list of an answer. */
const listIn = (answer: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(answer, name);
  return Array.isArray(list) ? list : [];
};

const chargesOf = ({ body }: { body: { charges: readonly { order_uuid: string }[] } }) =>
  targetOfSome(
    'order',
    body.charges.map(({ order_uuid }) => order_uuid),
  );

const countIn = (name: string) => ({
  details: ({ answer }: Answered) => ({ [name]: listIn(answer, name) }),
  isDone: ({ answer }: Answered) => listIn(answer, name).length > 0,
});

/** What the log stores of calls for orders, their money and their tickets. */
export const ORDER_DESCRIBERS = [
  // It changes nothing, and shows guests. The orders of one room are what a desk reads by itself while one is taken: staff-log/SL1.
  describes(SEARCH_ORDERS, {
    target: () => targetOf('order'),
    isDone: ({ body: { text, room, from, to } }) => room === '' || text !== '' || from !== null || to !== null,
  }),
  describes(ADD_NOTE, ofOrder),
  describes(MOVE_ORDER, { ...ofOrder, details: ({ params: { action } }) => ({ move: action }) }),
  describes(UNDO_MOVE, ofOrder),
  describes(REOPEN_ORDER, ofOrder),
  describes(SET_READY, ofOrder),
  describes(REFUND_ORDER, {
    ...ofOrder,
    details: ({ body: { amount, line_ids } }) =>
      amount === null ? { taken_off_lines: line_ids } : { taken_off: amount },
    // Sent again with its key it takes off nothing, also after the day in which its answer is repeated (money/MY9).
    isDone: (_, { before, after }) => before?.version !== after?.version,
  }),
  describes(TAKE_ORDER, {
    target: ({ body: { uuid } }) => targetOf('order', uuid),
    read: orderState,
    // Sent again with its uuid it makes nothing new.
    isDone: (_, { before }) => before === null,
    isOnce: true,
  }),
  describes(CORRECT_ORDER, ofOrder),
  describes(HAND_OVER_ORDER, { ...ofOrder, details: () => ({ handed_over: true }) }),
  describes(RETRY_PAYMENT_STEP, { target: ({ body }) => targetOf('order', body.order_uuid), read: orderState }),
  describes(DISMISS_REFUSED_REPORT, { target: ({ body }) => targetOf('payment-report', body.id), read: reportState }),
  describes(POST_CHARGES, { target: chargesOf, ...countIn('posted') }),
  describes(UNPOST_CHARGES, { target: chargesOf, ...countIn('unposted') }),
  describes(PRINT_TEST, { target: ({ params }) => targetOf('printer', params.printer) }),
  describes(REPRINT_TICKET, {
    target: ofOrder.target,
    details: ({ params: { ticket } }) => ({ ticket }),
  }),
];
