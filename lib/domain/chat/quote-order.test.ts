import { quoteOrder } from './quote-order';

it.each([
  ['an empty message', '', '#1001: '],
  ['what the guest has typed', 'No onions please', '#1001: No onions please'],
  ['a message about this order', '#1001: No onions', '#1001: No onions'],
  ['a message about an order whose number begins alike', '#10012: No onions', '#1001: #10012: No onions'],
])('quotes the order’s number in %s', (_title, draft, expected) => {
  expect(quoteOrder(draft, '1001')).toBe(expected);
});
