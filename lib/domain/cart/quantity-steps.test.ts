import { quantitySteps } from './cart';

it.each([
  [1, 5, { canLower: false, canRaise: true }],
  [2, 5, { canLower: true, canRaise: true }],
  [5, 5, { canLower: true, canRaise: false }],
  [1, 1, { canLower: false, canRaise: false }],
  [99, null, { canLower: true, canRaise: false }],
])('offers the steps from %p pieces if the maximum is %p', (quantity, max_order_quantity, expected) => {
  expect(quantitySteps({ max_order_quantity }, quantity)).toEqual(expected);
});
