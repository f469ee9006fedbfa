import { pageOf } from '../navigation/routes';
import { readReceiptCode, receiptCheckPath } from './receipt-code';

it('reads a code that an address can carry, and nothing else', () => {
  expect(readReceiptCode('1001-a_B9')).toBe('1001-a_B9');
  for (const other of ['', 'a b', '../orders', 'x'.repeat(81), 7, null, undefined, ['a']])
    expect(readReceiptCode(other)).toBeNull();
});

it('leads to the page that checks the code', () => {
  expect(pageOf(receiptCheckPath('1001-a_B9'))).toEqual({ kind: 'receipt-check', code: '1001-a_B9' });
});
