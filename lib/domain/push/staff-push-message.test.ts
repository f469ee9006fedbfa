import { staffPushMessage } from './staff-push-message';

const WORDS = {
  mail_new: 'New order {number}',
  mail_waiting: 'Order {number} is still waiting',
  cancelled_by_guest: 'The guest cancelled order {number}',
  guest_writes: 'The guest waits in the chat',
  ticket_not_printed: 'Not printed: order {number}',
};
const written = { title: 'Aurora', language: 'ar', words: WORDS, sequence: 7 };

// Rule: desk/DE90.
it.each([
  [{ kind: 'new', num: 1001 }, 'New order #1001', 'desk-order-1001', 'orders'],
  [{ kind: 'waiting', num: 1001 }, 'Order #1001 is still waiting', 'desk-order-1001', 'orders'],
  [{ kind: 'cancelled', num: 1001 }, 'The guest cancelled order #1001', 'desk-order-1001', 'orders'],
  [{ kind: 'unprinted', num: 1001 }, 'Not printed: order #1001', 'desk-ticket-1001', 'orders'],
  [{ kind: 'chat', chat: 'x' }, 'The guest waits in the chat', 'desk-chat-x', 'chats'],
] as const)('writes to a phone of staff about %j', (news, body, tag, target) => {
  expect(staffPushMessage(news, written)).toEqual({
    ...{ title: 'Aurora', body, tag, target, sequence: 7 },
    ...{ lang: 'ar', dir: 'rtl' },
  });
});
