import { deskMessages } from '@/lib/words/desk-messages';
import type { RoomCharge } from './bills-api';
import { chargesCsv } from './charges-csv';

const charge = (parts: Partial<RoomCharge> = {}): RoomCharge => ({
  ...{ order_uuid: 'order-1', item: 'order', kind: 'order', num: '1001', ordered_at: '2026-05-01T22:30:00Z' },
  ...{ guest_name: 'Anna Weber', room: '101', stay: 4, stay_since: null, is_running_stay: true },
  products: [
    { quantity: 2, title: { en: 'Soup', de: 'Suppe' } },
    { quantity: 1, title: { en: 'Wine', de: 'Wein' } },
  ],
  ...{ amount: 34.5, room_proof: 'code', posted_at: null, posted_by: null },
  ...parts,
});

const write = (charges: readonly RoomCharge[], language = 'en') => {
  const messages = deskMessages(language);
  const amount = (sum: number) => sum.toFixed(2);
  return chargesCsv(charges, { t: (key) => messages[key], language, timezone: 'Europe/Madrid', amount });
};
const rows = (charges: readonly RoomCharge[], language?: string) =>
  write(charges, language).slice(1).trimEnd().split('\r\n').slice(1);

describe('rooms/RM19: the file of charges', () => {
  it('begins with the byte order mark and has a head of the desk’s words', () => {
    expect(write([]).charCodeAt(0)).toBe(0xfeff);
    expect(write([]).slice(1)).toBe(
      '"Room","Stay","Order","Day","Time","Guest","What","Amount","Proof of the room"\r\n',
    );
    expect(write([], 'de')).toContain('"Zimmer","Aufenthalt","Bestellung"');
  });

  it('writes a charge by the clock of the hotel, with its dishes, amount and proof', () => {
    expect(rows([charge()])).toEqual([
      '"101","4","1001","2026-05-02","00:30","Anna Weber","2× Soup, 1× Wine","34.50","Room proven by its code"',
    ]);
    expect(rows([charge({ guest_name: null, room_proof: 'none' })], 'de')).toEqual([
      '"101","4","1001","2026-05-02","00:30","","2× Suppe, 1× Wein","34.50","Zimmer nicht nachgewiesen"',
    ]);
  });

  it('writes what is taken back as a negative number and a tip by its word', () => {
    const [back, tip] = rows([
      charge({ kind: 'back', item: 'order#2', amount: -34.5 }),
      charge({ kind: 'tip', item: 'tip', amount: 2 }),
    ]);
    expect(back).toContain('"Taken back: 2× Soup, 1× Wine","-34.50"');
    expect(tip).toContain('"Tip","2.00"');
  });

  it('lets no name of a guest, a room or a dish run as a formula', () => {
    const row = rows([
      charge({ guest_name: '=HYPERLINK("http://x","y")', room: '+101', products: [] }),
      charge({ guest_name: '@SUM(A1)', room: '-1+2', kind: 'order', products: [] }),
    ]).join('\n');
    expect(row).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    for (const text of ['+101', '@SUM(A1)', '-1+2']) expect(row).toContain(`"'${text}"`);
  });
});
