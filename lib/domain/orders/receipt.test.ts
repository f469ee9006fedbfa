import { hasReceipt, numberedReceipts, receiptOrder, receiptPath } from './receipt';

const done = { num: '1003', ostatus_id: 'done' };

describe('a receipt', () => {
  it.each(['draft', 'approved', 'accepted', 'cancelled', 'expired', ''])(
    'does not exist for an order with the status "%s"',
    (ostatus_id) => {
      expect(hasReceipt({ ...done, ostatus_id })).toBe(false);
    },
  );

  it('exists for an order that is done, unless it has no number', () => {
    expect(hasReceipt(done)).toBe(true);
    expect(hasReceipt({ ...done, num: ' ' })).toBe(false);
  });

  it('exists for an order with numbered documents, also when it is not done yet or any more', () => {
    for (const ostatus_id of ['draft', 'accepted', 'cancelled']) {
      expect(hasReceipt({ ...done, ostatus_id, receipts: [{}] })).toBe(true);
      expect(hasReceipt({ ...done, ostatus_id, receipts: [] })).toBe(false);
      expect(hasReceipt({ ...done, num: '', ostatus_id, receipts: [{}] })).toBe(false);
    }
  });

  it('has no numbered documents from a server that does not send them', () => {
    expect(numberedReceipts({})).toEqual([]);
    expect(numberedReceipts({ receipts: ['2026-000001'] })).toEqual(['2026-000001']);
  });

  it('has a path with the number of the order, escaped', () => {
    expect(receiptPath({ num: '1003' })).toBe('/receipt?order=1003');
    expect(receiptPath({ num: ' A/7&x ' })).toBe('/receipt?order=A%2F7%26x');
  });
});

describe('receiptOrder', () => {
  const open = { num: '1004', ostatus_id: 'approved' };

  it.each([
    ['1003', done],
    [' 1003 ', done],
    ['1004', null],
    ['9999', null],
    ['', null],
    [null, null],
  ])('for the number %j returns only a finished order of the device', (num, order) => {
    expect(receiptOrder([open, done], num)).toBe(order);
  });

  it('returns the newest of two orders with the same number', () => {
    expect(receiptOrder([done, { ...done }], '1003')).toBe(done);
  });
});
