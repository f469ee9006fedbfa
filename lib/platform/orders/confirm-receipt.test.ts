import { createHmac, hkdfSync } from 'node:crypto';
import {
  DESK_TOKEN,
  finishOrder,
  guestOrder,
  type HotelCode,
  orderOf,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { receiptCode } from './receipt-code';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const doneAt = (code: HotelCode) => finishOrder(platform, code);
  const cardOf = (code: HotelCode, uuid: string) => guestOrder(platform, code, uuid);
  const confirmed = (hotel: string, code: string) =>
    platform.get(`/api/v1/hotels/${hotel}/receipts/${encodeURIComponent(code)}`);
  /** The code on the receipt of a new order that is done. */
  const codeAt = async (hotel: HotelCode) => (await cardOf(hotel, await doneAt(hotel)))?.receipt_code ?? '';

  it('confirms number, sum and time of a finished order, and nothing else', async () => {
    const uuid = await doneAt('aurora');
    const card = await cardOf('aurora', uuid);
    const response = await confirmed('aurora', card?.receipt_code ?? '');
    expect([response.status, response.body]).toEqual([
      200,
      { data: { num: card?.num, final_sum: card?.final_sum, created_at: card?.created_at } },
    ]);
    expect(card?.receipt_code).not.toContain(uuid);
  });

  it('gives no code to an order that is not done, and confirms none that is not done any more', async () => {
    const body = orderOf('aurora');
    await platform.post('/api/v1/orders', body);
    expect(await cardOf('aurora', body.uuid)).toMatchObject({ receipt_code: null });
    const num = Number((await cardOf('aurora', body.uuid))?.num);
    const early = receiptCode(DESK_TOKEN, { hotel: 'aurora', num, uuid: body.uuid });
    expect((await confirmed('aurora', early)).status).toBe(404);
    const move = (action: string, version: number) =>
      platform.desk('aurora', `/orders/${body.uuid}/${action}`, { version });
    await move('approve', 0);
    await move('done', 1);
    expect((await confirmed('aurora', early)).status).toBe(200);
    await move('undo', 2);
    expect((await confirmed('aurora', early)).status).toBe(404);
  });

  it('does not know a forged code, one of another hotel and one of another order', async () => {
    const [code, other] = [await codeAt('aurora'), await codeAt('aurora')];
    const [num, mac = ''] = code.split(/-(.*)/);
    const changed = `${num}-${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    expect(code).toMatch(/^\d+-[\dA-Z]{4}-[\dA-Z]{4}$/);
    const forged = [
      changed,
      `${other.split('-')[0]}-${mac}`,
      `${num}-`,
      `${num}`,
      `0${code}`,
      `${code}A`,
      `9${'9'.repeat(15)}-${mac}`,
      deskKey(DESK_TOKEN, 'aurora'),
      'x'.repeat(5000),
      '../../orders/check',
    ];
    const responses = await Promise.all(forged.map((each) => confirmed('aurora', each)));
    expect(responses.map(({ status }) => status)).toEqual(forged.map(() => 404));
    expect((await confirmed('bellevue', code)).status).toBe(404);
    expect((await confirmed('no-such-hotel', code)).status).toBe(404);
    expect((await confirmed('aurora', code)).status).toBe(200);
  });

  it('confirms a code typed in small letters, with letters for the digits that they look like', async () => {
    const uuid = await doneAt('aurora');
    const code = (await cardOf('aurora', uuid))?.receipt_code ?? '';
    const typed = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    // The number of the order is in digits.
    const [num = ''] = code.split('-');
    expect((await confirmed('aurora', num + typed.slice(num.length))).status).toBe(200);
  });

  it('confirms the longer code of a receipt that was printed by an earlier version', async () => {
    const uuid = await doneAt('aurora');
    const num = (await cardOf('aurora', uuid))?.num;
    const key = new Uint8Array(hkdfSync('sha256', DESK_TOKEN, '', 'receipts', 32));
    const mac = createHmac('sha256', key).update(`aurora\n${uuid}`).digest().subarray(0, 16).toString('base64url');
    expect((await confirmed('aurora', `${num}-${mac}`)).status).toBe(200);
    expect((await confirmed('bellevue', `${num}-${mac}`)).status).toBe(404);
  });

  it('confirms the short code of a receipt that was printed before receipts had a key of their own', async () => {
    const uuid = await doneAt('aurora');
    const card = await cardOf('aurora', uuid);
    const key = new Uint8Array(hkdfSync('sha256', DESK_TOKEN, '', 'receipts', 32));
    const mac = createHmac('sha256', key).update(`aurora\n${uuid}`).digest().subarray(0, 8);
    const letters = [...mac].map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('');
    const code = `${card?.num}-${letters.slice(0, 4)}-${letters.slice(4)}`;
    expect(code).not.toBe(card?.receipt_code);
    expect((await confirmed('aurora', code)).status).toBe(200);
    expect((await confirmed('bellevue', code)).status).toBe(404);
  });

  it('confirms a code after a restart', async () => {
    const code = await codeAt('aurora');
    await platform.restart();
    expect((await confirmed('aurora', code)).status).toBe(200);
  });
});
