import { receiptDocument, refundDocument } from '@/tests/builders/receipts/receipt-document';
import { decodersWith } from './decoders';
import type { Drop } from './drops';

/** The receipts of an order as it was decoded, and what was dropped. */
function decoded(receipts: unknown) {
  const drops: Drop[] = [];
  const decoders = decodersWith({ onDrop: (drop) => drops.push(drop) });
  const histories = [{ uuid: 'order-1', num: '1048', ostatus_id: 'done', receipts }];
  const groups = decoders.orderGroups({ data: { draft: [], pending: [], histories } });
  return { receipts: groups?.histories[0]?.receipts, drops: drops.map(({ entity }) => entity) };
}

it('reads documents as they were sent', () => {
  const sent = [receiptDocument(), refundDocument({ stopped: 'expired' })];
  expect(decoded(sent)).toEqual({ receipts: sent, drops: [] });
});

it.each([undefined, null, [], {}, 'none', 7])('reads no documents from %j', (sent) => {
  expect(decoded(sent)).toEqual({ receipts: [], drops: [] });
});

it('drops a document without its number or kind, and keeps the others', () => {
  const { number: _number, ...unnumbered } = receiptDocument();
  const sent = [unnumbered, receiptDocument({ kind: 'invoice' as 'receipt' }), null, refundDocument()];
  expect(decoded(sent)).toEqual({ receipts: [refundDocument()], drops: ['receipt', 'receipt', 'receipt'] });
});

it('reads a document of which little is known', () => {
  expect(
    decoded([{ number: 'A-7', kind: 'receipt', total: '12,50', lines: [{ amount: 'x' }, null], taxes: [{}] }]),
  ).toEqual({
    receipts: [
      {
        ...{ number: 'A-7', kind: 'receipt', issued_at: '', order_num: '' },
        seller: { name: '', address: null, tax_number: null },
        ...{ currency: '', currency_position: 'right', currency_digits: 2 },
        lines: [{ title: '', quantity: 1, amount: 0 }],
        ...{ charge: 0, added_taxes: [], tip: 0, reduced: 0, total: 12.5, taxes: [] },
        ...{ payment: null, corrects: null, reason: '', stopped: null },
      },
    ],
    drops: ['receipt line', 'tax'],
  });
});
