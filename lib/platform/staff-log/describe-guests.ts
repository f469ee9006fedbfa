import { UPLOAD_CHAT_FILE, WRITE_MESSAGE } from '../desk/chat-calls';
import { ASSIGN_CHAT, SET_QUICK_REPLIES, SETTLE_CHAT, SNOOZE_CHAT, WRITE_NOTE } from '../desk/chat-handling-calls';
import { CONFIRM_HANDOVER, WRITE_HANDOVER } from '../desk/handover-calls';
import { RESEND_NOTIFICATIONS, TEST_NOTIFICATION } from '../desk/notification-calls';
import { DELETE_PERSON, EXPORT_PERSON, FIND_PERSONS, SEARCH_PERSONS } from '../desk/person-calls';
import { FORGET_PHONE, NOTIFY_PHONE } from '../desk/phone-calls';
import { END_STAYS, LIST_CODES, READ_STAY_CODE, RENEW_CODES, SET_LEAVING } from '../desk/room-calls';
import { type Answered, describes } from './describer';
import { chatState, handoverState, quickReplyState, roomsState } from './read-states';
import { fieldOf, madeTarget, targetOf, targetOfSome } from './target-of';

type OfUuid = { params: { uuid: string } };

const inChat = { target: ({ params: { uuid } }: OfUuid) => targetOf('chat', uuid) };
const ofChat = { ...inChat, read: chatState };
const ofGuest = { target: ({ params: { uuid } }: OfUuid) => targetOf('guest', uuid) };

/** Counts and ids of an answer, by their names. */
const answered =
  (...names: readonly string[]) =>
  ({ answer }: Answered) =>
    Object.fromEntries(names.map((name) => [name, fieldOf(answer, name)]));

const idAs =
  (name: string) =>
  ({ answer }: Answered) => ({ [name]: fieldOf(answer, 'id') });

/** What the log stores of calls for chats, guests and rooms, and for what staff leave to each other. */
export const GUEST_DESCRIBERS = [
  describes(WRITE_MESSAGE, { ...inChat, details: idAs('message_id'), isOnce: true }),
  describes(UPLOAD_CHAT_FILE, inChat),
  describes(ASSIGN_CHAT, ofChat),
  describes(SNOOZE_CHAT, ofChat),
  describes(SETTLE_CHAT, ofChat),
  describes(WRITE_NOTE, { ...inChat, details: idAs('note_id'), isOnce: true }),
  describes(SET_QUICK_REPLIES, { target: () => targetOf('quick-replies'), read: quickReplyState }),
  describes(WRITE_HANDOVER, { target: ({ answer }) => madeTarget('handover-note', answer, 'uuid') }),
  describes(CONFIRM_HANDOVER, {
    target: ({ params: { uuid } }) => targetOf('handover-note', uuid),
    read: handoverState,
  }),
  describes(RESEND_NOTIFICATIONS, {
    target: ({ body: { id } }) => targetOf('notification', id),
    details: answered('count'),
  }),
  describes(TEST_NOTIFICATION, {
    target: () => targetOf('notification'),
    details: answered('channel', 'is_delivered'),
  }),
  describes(NOTIFY_PHONE, { target: () => targetOf('phone'), details: ({ body: { kinds } }) => ({ kinds }) }),
  describes(FORGET_PHONE, { target: () => targetOf('phone') }),
  // They change nothing, and show whom or what they open: staff-log/SL1.
  describes(FIND_PERSONS, { target: () => targetOf('guest') }),
  describes(SEARCH_PERSONS, { target: () => targetOf('guest') }),
  describes(EXPORT_PERSON, ofGuest),
  describes(DELETE_PERSON, {
    ...ofGuest,
    details: answered('orders', 'chats', 'files', 'lottery_entries', 'push_subscriptions'),
  }),
  describes(READ_STAY_CODE, { target: ({ body: { room } }) => targetOf('room', room) }),
  describes(LIST_CODES, { target: () => targetOf('room') }),
  describes(END_STAYS, {
    target: ({ body: { stays } }) =>
      targetOfSome(
        'room',
        stays.map(({ room }) => room),
      ),
    read: (at, _, { body: { stays } }) => roomsState(at, { rooms: stays.map(({ room }) => room) }),
  }),
  describes(SET_LEAVING, {
    target: ({ body: { room } }) => targetOf('room', room),
    read: (at, _, { body: { room } }) => roomsState(at, { rooms: [room] }),
  }),
  describes(RENEW_CODES, {
    target: ({ body: { rooms, places } }) => targetOfSome('room', [...rooms, ...places]),
    read: (at, _, { body }) => roomsState(at, body),
  }),
];
