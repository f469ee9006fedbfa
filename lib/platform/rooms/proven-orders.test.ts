import type { OrderBody } from '@/lib/domain/orders/order-body';
import {
  DESK_TOKEN,
  fieldsIn,
  type HotelCode,
  orderOf,
  placedIn,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { ROOM_PASS_HEADER } from '../routes/order-routes';
import { signPass } from './signed-pass';

const CHARGE = 4;
const LIMIT = 3;
type Sent = { pass?: string; address?: string };

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { maxDraftsPerRoom: LIMIT });

  /** Both hotels charge rooms; `policy` is that of aurora. */
  async function withPolicy(policy: string, changes: object = {}) {
    for (const code of ['aurora', 'bellevue'])
      platform.files.change(`${code}/hotel.json`, (hotel) => {
        Object.assign(hotel, { room_proof: policy, ...changes });
        hotel.payments = [
          ...(hotel.payments as object[]),
          { id: CHARGE, title: 'To my room', ptype_id: 'room', needs_room_proof: true },
        ];
      });
    await platform.restart();
  }

  const order = (
    changes: Partial<OrderBody> = {},
    { pass, address = '10.0.0.1' }: Sent = {},
    code: HotelCode = 'aurora',
  ) =>
    platform.post('/api/v1/orders', orderOf(code, { payment: CHARGE, ...changes }), {
      'x-forwarded-for': address,
      ...(pass !== undefined && { [ROOM_PASS_HEADER]: pass }),
    });
  const proofOf = async (uuid: string, code: HotelCode = 'aurora') => {
    const { data } = (await platform.desk(code, `/orders/${uuid}`)).body as {
      data: { room_proof: string; charges_room: boolean };
    };
    return [data.room_proof, data.charges_room];
  };
  const provenBy = async (response: Awaited<ReturnType<typeof order>>) => proofOf(placedIn(response).order.uuid);
  const passOf = (room: string, code: HotelCode = 'aurora', changes: { stay?: number; code?: number | null } = {}) =>
    signPass(DESK_TOKEN, code, { room, stay: 1, code: 1, ...changes });
  const codeOf = async (room: string, code: HotelCode = 'aurora') =>
    ((await platform.desk(code, '/rooms/stay-code', { room })).body as { data: { stay_code: string } }).data.stay_code;
  const otherThan = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

  describe('rooms/RM1: which orders ask', () => {
    it('asks nobody by default, and says what was proven all the same', async () => {
      await withPolicy('off');
      expect(await provenBy(await order())).toEqual(['none', true]);
      expect(await provenBy(await order({ payment: 2 }, { pass: passOf('101') }))).toEqual(['code', false]);
    });

    it('asks for charges to a room only, where the hotel wants that', async () => {
      await withPolicy('for_charges');
      expect(await provenBy(await order({ payment: 2 }))).toEqual(['none', false]);
      const refused = await order();
      expect([refused.status, fieldsIn(refused)]).toEqual([
        422,
        { room_proof: ['please scan the code in your room, or enter the six digits from the reception'] },
      ]);
      expect(fieldsIn(await order({ language: 'de' })).room_proof?.[0]).toMatch(/Zimmer/);
      expect(await provenBy(await order({}, { pass: passOf('101') }))).toEqual(['code', true]);
    });

    it('asks for every order, also for what needs no room, where the hotel wants that', async () => {
      await withPolicy('for_orders');
      expect(fieldsIn(await order({ payment: 2 }))).toHaveProperty('room_proof');
      expect(fieldsIn(await order({ payment: 2, room_number: '' }, { pass: passOf('101') }))).toHaveProperty(
        'room_number',
      );
      expect(await provenBy(await order({ payment: 2 }, { pass: passOf('101') }))).toEqual(['code', false]);
    });
  });

  describe('rooms/RM9: what proves', () => {
    it('refuses the pass of another hotel, of another room and of a room that is not listed', async () => {
      await withPolicy('for_charges');
      const passes = [passOf('101', 'bellevue'), passOf('102'), passOf('9999'), `${passOf('101')}x`, 'x.y', ''];
      for (const pass of passes) expect(fieldsIn(await order({}, { pass }))).toHaveProperty('room_proof');
      expect(fieldsIn(await order({ room_number: '9999' }, { pass: passOf('9999') }))).toHaveProperty('room_proof');
      expect((await order({}, { pass: passOf('101') }, 'bellevue')).status).toBe(422);
    });

    it('ends with the stay, and a code with its version', async () => {
      await withPolicy('for_charges');
      const pass = passOf('101');
      await platform.desk('bellevue', '/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] });
      await platform.desk('bellevue', '/rooms/new-codes', { rooms: ['101'] });
      expect((await order({}, { pass })).status).toBe(200);
      await platform.desk('aurora', '/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] });
      expect(fieldsIn(await order({}, { pass }))).toHaveProperty('room_proof');
      const next = passOf('101', 'aurora', { stay: 2 });
      expect((await order({}, { pass: next })).status).toBe(200);
      await platform.desk('aurora', '/rooms/new-codes', { rooms: ['101'] });
      expect(fieldsIn(await order({}, { pass: next }))).toHaveProperty('room_proof');
    });

    it('answers a repeated order that was placed, whatever proves its room now', async () => {
      await withPolicy('for_charges');
      const body = orderOf('aurora', { payment: CHARGE });
      const send = (pass: string) => platform.post('/api/v1/orders', body, { [ROOM_PASS_HEADER]: pass });
      await send(passOf('101'));
      expect(placedIn(await send('')).already_placed).toBe(true);
    });
  });

  describe('rooms/RM7 and rooms/RM8: the digits of the stay', () => {
    it('prove the room of the running stay, and give the device a pass', async () => {
      await withPolicy('for_charges');
      const stay_code = await codeOf('101');
      const placed = await order({ stay_code });
      expect(await provenBy(placed)).toEqual(['digits', true]);
      const pass = placedIn(placed).room_pass ?? '';
      expect(await provenBy(await order({}, { pass }))).toEqual(['digits', true]);
      expect(await platform.app.provenRoom('aurora', [pass])).toMatchObject({ room: '101', by: 'digits' });
      expect(await platform.app.provenRoom('bellevue', [pass])).toBeNull();
      await platform.desk('aurora', '/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] });
      expect(fieldsIn(await order({ stay_code }))).toEqual({
        room_proof: ['these six digits do not belong to this room'],
      });
      expect(await platform.app.provenRoom('aurora', [pass])).toBeNull();
      expect(await codeOf('101')).not.toBe(stay_code);
    });

    it('differ between rooms and hotels, and prove no other', async () => {
      await withPolicy('for_charges');
      const stay_code = await codeOf('101');
      expect(new Set([stay_code, await codeOf('102'), await codeOf('101', 'bellevue')]).size).toBe(3);
      expect(fieldsIn(await order({ room_number: '102', stay_code }))).toHaveProperty('room_proof');
      expect((await order({ stay_code }, {}, 'bellevue')).status).toBe(422);
    });

    it('are refused after five wrong ones a day from one network, also when they arrive at once', async () => {
      await withPolicy('for_charges');
      const stay_code = await codeOf('101');
      const wrong = otherThan(stay_code);
      const tried = await Promise.all(Array.from({ length: 12 }, () => order({ stay_code: wrong })));
      const messages = tried.map((response) => fieldsIn(response).room_proof?.[0]).sort();
      expect(messages).toEqual([
        ...Array(5).fill('these six digits do not belong to this room'),
        ...Array(7).fill('too many tries for today, please ask the reception'),
      ]);
      expect(fieldsIn(await order({ stay_code })).room_proof).toEqual([
        'too many tries for today, please ask the reception',
      ]);
      const elsewhere = await order({ stay_code }, { address: '10.9.0.1' });
      expect(elsewhere.status).toBe(200);
      platform.setClock('2026-05-02T00:00:00.000Z');
      expect((await order({ stay_code })).status).toBe(200);
    });

    it('are refused after twenty wrong ones from anywhere, until the reception reads them out or the stay ends', async () => {
      await withPolicy('for_charges');
      const stay_code = await codeOf('101');
      const other = await codeOf('102');
      for (let network = 0; network < 24; network += 1)
        await order({ stay_code: otherThan(stay_code) }, { address: `10.0.${network}.1` });
      const elsewhere = { address: '10.1.0.1' };
      expect(fieldsIn(await order({ stay_code }, elsewhere)).room_proof?.[0]).toMatch(/ask the reception/);
      expect((await order({ room_number: '102', stay_code: other }, elsewhere)).status).toBe(200);
      expect((await order({}, { pass: passOf('101') })).status).toBe(200);
      await codeOf('101');
      expect((await order({ stay_code }, elsewhere)).status).toBe(200);
      await platform.desk('aurora', '/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] });
      expect((await order({ stay_code: await codeOf('101') }, { address: '10.0.0.1' })).status).toBe(200);
    });

    it('give the device its pass again when the first answer was lost, while the stay runs', async () => {
      await withPolicy('for_charges');
      const body = orderOf('aurora', { payment: CHARGE, stay_code: await codeOf('101') });
      const send = async (changes: Partial<OrderBody> = {}) =>
        placedIn(await platform.post('/api/v1/orders', { ...body, ...changes })).room_pass;
      const pass = await send();
      expect(pass).toBeDefined();
      expect(await send()).toBe(pass);
      expect(await send({ comment: 'somebody else, who has seen the uuid' })).toBeUndefined();
      await platform.desk('aurora', '/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] });
      expect(await send()).toBeUndefined();
    });

    it('are forgotten with the network that has tried them', async () => {
      await withPolicy('for_charges');
      await order({ stay_code: otherThan(await codeOf('101')) });
      const networks = async () => {
        const database = openDatabase(platform.store.url, () => undefined);
        const rows = await database.db.selectFrom('stay_code_try').select('network').execute();
        await database.close();
        return rows.filter(({ network }) => network !== '*').length;
      };
      expect(await networks()).toBe(1);
      platform.setClock('2026-05-03T12:00:00.000Z');
      await platform.app.retention.runOnce();
      expect(await networks()).toBe(0);
    });

    it('take back a right try, however often an order is sent', async () => {
      await withPolicy('for_charges');
      const stay_code = await codeOf('101');
      for (let time = 0; time < LIMIT; time += 1) {
        const placed = await order({ stay_code });
        await platform.desk('aurora', `/orders/${placedIn(placed).order.uuid}/approve`, {});
      }
      for (let time = 0; time < LIMIT; time += 1) await order({ stay_code: otherThan(stay_code) });
      expect((await order({ stay_code })).status).toBe(200);
    });

    it.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦', 123456])('refuses %j, which is no code', async (stay_code) => {
      await withPolicy('for_charges');
      const response = await order({ stay_code: stay_code as string });
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['stay_code']]);
    });
  });

  it('rooms/RM5: ends by itself at the check-out time, and keeps what was proven after it', async () => {
    await withPolicy('for_charges', { end_stays_at_check_out: true });
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.ext_data = { ...(hotel.ext_data as object), house: { check_out: '11:00' } };
    });
    await platform.restart();
    // 12:00 in Madrid: the stay began an hour ago.
    const { pass } = { pass: placedIn(await order({ stay_code: await codeOf('101') })).room_pass ?? '' };
    platform.setClock('2026-05-02T08:59:00.000Z');
    expect((await order({}, { pass })).status).toBe(200);
    platform.setClock('2026-05-02T09:00:00.000Z');
    expect(fieldsIn(await order({}, { pass }))).toHaveProperty('room_proof');
    const left = await platform.desk('aurora', '/rooms/leaving-day', { room: '101', stay: 3, leaves_on: '2026-05-04' });
    expect(left.status).toBe(200);
    const longer = placedIn(await order({ stay_code: await codeOf('101') })).room_pass ?? '';
    platform.setClock('2026-05-04T08:59:00.000Z');
    expect(await platform.app.provenRoom('aurora', [longer])).toEqual({
      room: '101',
      by: 'digits',
      leaves_on: '2026-05-04',
      orders: [],
    });
    platform.setClock('2026-05-04T09:00:00.000Z');
    expect(await platform.app.provenRoom('aurora', [longer])).toBeNull();
  });

  it('rooms/RM10: strangers who fill up a room do not lock out the guest who has proven it', async () => {
    await withPolicy('for_charges');
    const flood = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order({ payment: 2 }, { address: `10.1.0.${index}` })),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    const pass = passOf('101');
    const proven = await Promise.all(Array.from({ length: LIMIT + 1 }, () => order({ payment: 2 }, { pass })));
    expect(proven.map(({ status }) => status).sort()).toEqual([...Array(LIMIT).fill(200), 422]);
    const full = await order({ payment: 2 });
    expect(Object.keys(fieldsIn(full))).toEqual(['drafts', 'room_proof']);
    // A guest without a camera proves it by the digits, also for what asks for no proof.
    const guest = (room_number: string, stay_code: string) => order({ payment: 2, room_number, stay_code });
    expect(fieldsIn(await guest('101', await codeOf('101')))).toEqual({ drafts: expect.anything() });
    expect(await provenBy(await guest('102', await codeOf('102')))).toEqual(['digits', false]);
    expect((await order({ payment: 2 }, {}, 'bellevue')).status).toBe(200);
  });
});
