import { v4 } from 'uuid';
import type { EnteredLottery, Lottery, LotteryEntry } from '@/lib/contract/lottery';
import {
  fieldsIn,
  type HotelCode,
  type PlatformResponse,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { writtenIn } from '@/tests/builders/platform/store-contents';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import type { PersonExport } from '../personal-data/desk-persons';
import type { DeskLotteryEntry } from './desk-lotteries';

type Changes = Partial<{ uuid: string; person_uuid: string | null; name: string; room_number: string }>;

/** The wellness section (20) of both hotels has a draw; its end is an hour after noon. */
onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let store: EmptyStore;
  beforeEach(async () => {
    store = await emptyStore();
    platform = await testPlatform(store, { retentionDays: 30 });
    for (const code of ['aurora', 'bellevue']) setLottery(code, {});
    await platform.restart();
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const setLottery = (code: string, changes: object) =>
    platform.files.change(`${code}/sections/20-wellness.json`, (section) => {
      section.lottery = {
        title: 'The front row',
        prize: { en: 'Two sunbeds' },
        rules: '<p>Free of charge</p>',
        closes_at: '2026-05-01T13:00',
        entries_per_room: 2,
        ...changes,
      };
    });
  const enter = async (code: HotelCode, changes: Changes = {}, section = 20) =>
    platform.post(`/api/v1/public/lotteries/${section}/entries`, {
      uuid: v4(),
      hotel_uuid: await hotelUuidOf(platform, code),
      person_uuid: null,
      name: 'Ada',
      room_number: '101',
      ...changes,
    });
  const enteredIn = (response: PlatformResponse) => response.body.data as EnteredLottery;
  const entryOf = async (code: HotelCode, uuid: string, section = 20) =>
    platform.get(`/api/v1/public/lotteries/${section}/entries/${uuid}?hotel_uuid=${await hotelUuidOf(platform, code)}`);
  const entriesAt = async (code: HotelCode) =>
    (await platform.desk(code, '/lotteries/20/entries')).body.data as readonly DeskLotteryEntry[];
  const namesAt = async (code: HotelCode) => (await entriesAt(code)).map(({ name }) => name);
  const choose = (code: HotelCode, entry: string | null) => platform.desk(code, '/lotteries/20/winner', { entry });
  const lotteryAt = async (code: HotelCode, section = 20) =>
    (
      (await platform.get(`/api/v1/hotels/${code}/products/${section}`)).body.data as {
        section: { lottery: Lottery | null };
      }
    ).section.lottery;

  it('publishes the draw of a section without the limit of its rooms, and none for other sections', async () => {
    expect(await lotteryAt('aurora')).toEqual({
      title: 'The front row',
      prize: { en: 'Two sunbeds' },
      rules: '<p>Free of charge</p>',
      closes_at: '2026-05-01T13:00',
      winner: null,
    });
    expect([await lotteryAt('aurora', 10), await lotteryAt('aurora', 21)]).toEqual([null, null]);
  });

  it('enters a guest and gives the device the entry and its person', async () => {
    const uuid = v4();
    const response = await enter('aurora', { uuid, name: ' Ada  King ', room_number: ' 12b ' });
    expect(response.status).toBe(200);
    const { entry, initiator } = enteredIn(response);
    expect(entry).toEqual({ uuid, name: 'Ada King', room_number: '12b', is_winner: false });
    expect((await entryOf('aurora', uuid)).body.data).toEqual(entry satisfies LotteryEntry);
    expect(await entriesAt('aurora')).toEqual([
      {
        ...entry,
        person_uuid: initiator?.uuid,
        created_at: '2026-05-01T10:00:00.000Z',
      },
    ]);
    expect(await entriesAt('bellevue')).toEqual([]);
  });

  it.each([
    ['no name', { name: '  ' }, ['name']],
    ['no room', { room_number: '' }, ['room_number']],
    ['a name of many lines and control characters only', { name: '\n\t\u0007' }, ['name']],
    [
      'a name and a room that are too long',
      { name: 'x'.repeat(101), room_number: '1'.repeat(51) },
      ['name', 'room_number'],
    ],
    ['no uuid', { uuid: 'mine' }, ['uuid']],
  ])('refuses an entry with %s', async (_case, changes, fields) => {
    const response = await enter('aurora', changes);
    expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, fields]);
    expect(await entriesAt('aurora')).toEqual([]);
  });

  it('stores HTML in a name as the text that was typed', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await enter('aurora', { name });
    expect(await namesAt('aurora')).toEqual([name]);
  });

  it('counts an entry once that is sent many times at the same time, and responds to all the same', async () => {
    const uuid = v4();
    const responses = await Promise.all(Array.from({ length: 8 }, () => enter('aurora', { uuid })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map((response) => JSON.stringify(enteredIn(response)))).size).toBe(1);
    expect(await namesAt('aurora')).toEqual(['Ada']);
  });

  it('enters a known person once, also under other names at the same time', async () => {
    setLottery('aurora', { entries_per_room: 100 });
    await platform.restart();
    const person = enteredIn(await enter('bellevue')).initiator?.uuid ?? '';
    const own = enteredIn(await enter('aurora')).initiator?.uuid ?? '';
    const responses = await Promise.all(
      ['Bea', 'Cem', 'Dan'].map((name) => enter('aurora', { person_uuid: own, name, room_number: name })),
    );
    expect(responses.map((response) => enteredIn(response).entry.name)).toEqual(['Ada', 'Ada', 'Ada']);
    expect(await namesAt('aurora')).toEqual(['Ada']);
    // The other hotel's person is nobody here.
    expect(enteredIn(await enter('aurora', { person_uuid: person, name: 'Eve' })).initiator?.uuid).not.toBe(person);
    expect((await namesAt('aurora')).sort()).toEqual(['Ada', 'Eve']);
  });

  it('counts the same name and room on several devices as one guest, without telling the second device', async () => {
    const first = enteredIn(await enter('aurora'));
    platform.advanceSeconds(1);
    const second = enteredIn(await enter('aurora', { name: 'ADA', room_number: ' 101 ' }));
    expect(second).toMatchObject({ entry: { name: 'ADA', is_winner: false } });
    expect(second.initiator?.uuid).not.toBe(first.initiator?.uuid);
    expect((await entryOf('aurora', second.entry.uuid)).status).toBe(200);
    expect((await entriesAt('aurora')).map(({ uuid }) => uuid)).toEqual([first.entry.uuid]);
  });

  it('takes as many guests of one room as the draw allows, however the room is spelled', async () => {
    const responses = [];
    for (const name of ['Ada', 'Bea', 'Cem']) responses.push(await enter('aurora', { name, room_number: ' 12 B' }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 422]);
    const refused = await enter('aurora', { name: 'Dan', room_number: '12b' });
    expect(Object.keys(fieldsIn(refused))).toEqual(['entries']);
    expect((await enter('aurora', { name: 'Ada', room_number: '12b' })).status).toBe(200);
    expect((await enter('aurora', { name: 'Dan', room_number: '13' })).status).toBe(200);
  });

  it('gives the person of a known entry only to whoever sends the same guest', async () => {
    const { entry } = enteredIn(await enter('aurora'));
    const other = enteredIn(await enter('aurora', { uuid: entry.uuid, name: 'Eve' }));
    expect(other).toEqual({ entry, initiator: null });
    const own = enteredIn(await enter('aurora', { uuid: entry.uuid }));
    expect(own.initiator).not.toBeNull();
  });

  it('takes no entries from the end of the draw on, and still responds to a repeated one', async () => {
    const uuid = v4();
    platform.advanceSeconds(59 * 60);
    expect((await enter('aurora', { uuid })).status).toBe(200);
    platform.advanceSeconds(60);
    expect(fieldsIn(await enter('aurora', { name: 'Late' }))).toEqual({ lottery: ['is closed'] });
    expect((await enter('aurora', { uuid })).status).toBe(200);
  });

  it('responds not-found for the draw of an unknown hotel, an unknown section or a section without a draw', async () => {
    const unknown = await platform.post('/api/v1/public/lotteries/20/entries', {
      ...{ uuid: v4(), hotel_uuid: v4(), person_uuid: null, name: 'Ada', room_number: '1' },
    });
    const statuses = [unknown, await enter('aurora', {}, 10), await enter('aurora', {}, 999)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([404, 404, 404]);
    expect((await platform.desk('aurora', '/lotteries/10/entries')).status).toBe(404);
    expect((await platform.desk('aurora', '/lotteries/10/winner', { entry: null })).status).toBe(404);
  });

  it('shows an entry only in its own draw and hotel', async () => {
    const { uuid } = enteredIn(await enter('aurora')).entry;
    for (const response of [
      await entryOf('bellevue', uuid),
      await entryOf('aurora', uuid, 10),
      await entryOf('aurora', 'x'),
    ])
      expect(response.status).toBe(404);
  });

  it('shows the winner whom staff choose by name, tells the winner’s devices, and takes no more entries', async () => {
    const winner = enteredIn(await enter('aurora')).entry;
    const other = enteredIn(await enter('aurora', { name: 'Bea' })).entry;
    const again = enteredIn(await enter('aurora', { name: 'ada' })).entry;
    const changed: string[] = [];
    platform.app.onContentChange((hotel) => changed.push(hotel));
    expect((await choose('aurora', winner.uuid)).body.data).toMatchObject({
      winner: { uuid: winner.uuid, is_winner: true },
    });
    expect(changed).toEqual(['aurora']);
    expect(JSON.stringify(await lotteryAt('aurora'))).not.toMatch(/\b101\b/);
    expect(await lotteryAt('aurora')).toMatchObject({ winner: 'Ada' });
    expect((await lotteryAt('bellevue'))?.winner).toBeNull();
    const isWinner = async ({ uuid }: LotteryEntry) =>
      ((await entryOf('aurora', uuid)).body.data as LotteryEntry).is_winner;
    expect([await isWinner(winner), await isWinner(again), await isWinner(other)]).toEqual([true, true, false]);
    expect(fieldsIn(await enter('aurora', { name: 'Late' }))).toEqual({ lottery: ['is drawn'] });
    expect((await choose('aurora', null)).body.data).toEqual({ winner: null });
    expect((await lotteryAt('aurora'))?.winner).toBeNull();
    expect((await enter('aurora', { name: 'Late', room_number: '7' })).status).toBe(200);
  });

  it('prefers the winner of staff to the one in the file, also after an import', async () => {
    const { uuid } = enteredIn(await enter('aurora')).entry;
    await choose('aurora', uuid);
    setLottery('aurora', { winner: { en: 'Somebody else' } });
    await platform.restart();
    expect((await lotteryAt('aurora'))?.winner).toBe('Ada');
    await choose('aurora', null);
    expect((await lotteryAt('aurora'))?.winner).toEqual({ en: 'Somebody else' });
    expect(fieldsIn(await enter('aurora', { name: 'Late' }))).toEqual({ lottery: ['is drawn'] });
  });

  it('chooses no entry of another draw, another hotel, or none at all as the winner', async () => {
    const foreign = enteredIn(await enter('bellevue')).entry.uuid;
    for (const entry of [foreign, v4()]) {
      const response = await choose('aurora', entry);
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['entry']]);
    }
    expect((await platform.desk('aurora', '/lotteries/20/winner', {})).status).toBe(422);
    expect((await lotteryAt('aurora'))?.winner).toBeNull();
  });

  it('exports and deletes a person’s entries, and that the person has won', async () => {
    const ada = enteredIn(await enter('aurora', { name: 'Ada King' }));
    await enter('aurora', { name: 'Grace' });
    await choose('aurora', ada.entry.uuid);
    const person = ada.initiator?.uuid ?? '';
    const exported = (await platform.desk('aurora', `/persons/${person}`)).body.data as PersonExport;
    expect(exported.lottery_entries).toEqual([
      {
        uuid: ada.entry.uuid,
        section_id: 20,
        name: 'Ada King',
        room_number: '101',
        created_at: '2026-05-01T10:00:00.000Z',
      },
    ]);
    const deleted = await platform.desk('aurora', `/persons/${person}/delete`, {});
    expect(deleted.body.data).toEqual({ orders: 0, chats: 0, files: 0, lottery_entries: 1, push_subscriptions: 0 });
    const written = JSON.stringify(await writtenIn(store));
    expect([written.includes('Ada King'), written.includes(person), written.includes('Grace')]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await lotteryAt('aurora'))?.winner).toBeNull();
    expect((await entryOf('aurora', ada.entry.uuid)).status).toBe(404);
  });

  it('deletes entries and their persons when their retention ends', async () => {
    const { entry } = enteredIn(await enter('aurora', { name: 'Ada King' }));
    await choose('aurora', entry.uuid);
    await platform.runFor(30);
    expect(await platform.app.retention.runOnce()).toMatchObject({ entries: 0, persons: 0 });
    platform.advanceSeconds(1);
    expect(await platform.app.retention.runOnce()).toMatchObject({ entries: 1, persons: 1 });
    expect(JSON.stringify(await writtenIn(store))).not.toContain('Ada King');
  });
});
