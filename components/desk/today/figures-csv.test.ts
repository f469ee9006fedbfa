import { amountText, toMinor } from '@/lib/domain/money/money';
import { deskMessages } from '@/lib/words/desk-messages';
import { countedLine, countedOrder, movedAt } from '@/tests/builders/figures/counted-order';
import { reportOf } from '@/tests/builders/figures/reported-days';
import { figuresCsv } from './figures-csv';

const messages = deskMessages('en');

const writer = {
  t: (key: keyof typeof messages, params: Readonly<Record<string, string | number>> = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? '')),
  language: 'en',
  amount: (sum: number) => amountText(toMinor(sum), 2),
  sectionTitle: (id: number | null) => (id === 10 ? 'Kitchen' : 'No longer in the files'),
};

const today = [
  countedOrder({
    status: 'done',
    moves: [movedAt('12:02', 'approved'), movedAt('12:20', 'done', 'Pau')],
    promised_at: '2026-06-20T12:30:00.000Z',
    stars: 4,
  }),
  countedOrder({ lines: [countedLine({ product: 7, title: '=HYPERLINK("x")', quantity: 2 })] }),
  countedOrder({ status: 'cancelled', cancel_reason_id: 'order_cancel__sold_out' }),
];
const taxed = { final_sum: toMinor(6.5), added_tax: toMinor(0.5), tip: toMinor(1.5) };
const yesterday = [countedOrder({ created_at: '2026-06-19T12:00:00.000Z' })];

const rows = (report = reportOf('2026-06-20', [today, yesterday])) => figuresCsv(report, writer).split('\r\n');

it('has a column for each day, and a row for each figure', () => {
  const written = rows();
  expect(written[0]).toBe('\ufeff"Group","Name","Measure","2026-06-20","2026-06-19","2026-06-13"');
  expect(written).toEqual(
    expect.arrayContaining([
      '"Numbers of the day","","Orders","2","1","0"',
      '"Numbers of the day","","Revenue","9.00","4.50","0.00"',
      '"Numbers of the day","","Average order","4.50","4.50",""',
      '"Numbers of the day","","Time to accept, minutes on average","2.00","",""',
      '"Numbers of the day","","Delivered in, minutes on average","20.00","",""',
      '"Numbers of the day","","Promised, minutes on average","30.00","",""',
      '"Numbers of the day","","Cancelled","1","0","0"',
      '"Numbers of the day","","Stars","4.00","",""',
      '"Orders by hour","14","Orders","2","1","0"',
      '"Against the promise","5 to 15 min early","Delivered","1","0","0"',
      '"Cancelled","A product is sold out","Number","1","0","0"',
      '"Cancelled","A product is sold out","Sum","4.50","0.00","0.00"',
      '"Top dishes","Soup","Portions","1","1","0"',
      '"By section","Kitchen","Orders","2","1","0"',
      '"By person","Pau","Delivered","1","0","0"',
    ]),
  );
});

it('keeps tips apart from the revenue, and names the taxes that were added', () => {
  const written = rows(reportOf('2026-06-20', [[countedOrder(taxed)], yesterday]));
  expect(written).toEqual(
    expect.arrayContaining([
      '"Numbers of the day","","Revenue","5.00","4.50","0.00"',
      '"Numbers of the day","","Added taxes","0.50","0.00","0.00"',
      '"Numbers of the day","","Tips","1.50","0.00","0.00"',
      '"Numbers of the day","","Average order","5.00","4.50",""',
    ]),
  );
});

it('lets no dish be computed by a spreadsheet', () => {
  expect(rows()).toContain(`"Top dishes","'=HYPERLINK(""x"")","Portions","2","0","0"`);
});

it('gives every row as many cells as there are columns, chats apart, which are known of the first day', () => {
  const report = reportOf('2026-06-20', [today, yesterday], { chats: [{ name: 'Nuria', chats: 3 }] });
  const written = rows(report).filter((row) => row !== '');
  expect(written).toContain('"By person","Nuria","Chats","3","",""');
  expect(new Set(written.map((row) => row.split('","').length))).toEqual(new Set([6]));
});
