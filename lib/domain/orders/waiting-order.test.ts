import { isSentByItself, WAITS_FOR_MS } from './waiting-order';

const AT = Date.UTC(2026, 5, 1, 10);

it.each([
  ['is not sent by itself when the guest never sent it without a network', null, AT, false],
  ['is sent by itself right after the tap', AT, AT, true],
  ['is sent by itself within half an hour', AT, AT + WAITS_FOR_MS - 1, true],
  ['waits for the guest after half an hour', AT, AT + WAITS_FOR_MS, false],
  ['waits for the guest when the clock was turned back', AT, AT - 1, false],
])('an order %s', (_title, waitsSince, now, expected) => {
  expect(isSentByItself({ waitsSince }, now)).toBe(expected);
});
