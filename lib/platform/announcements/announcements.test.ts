import type { Announcement } from '@/lib/contract/announcement';
import { fieldsIn, HOTEL_ID, type HotelCode, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskAnnouncement } from '../stores/announcements';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const seen = async (code: HotelCode) =>
    (await platform.get(`/api/v1/public/announcements?hotel_id=${HOTEL_ID[code]}`)).body.data as Announcement[];
  const listed = async (code: HotelCode) =>
    (await platform.desk(code, '/announcements')).body.data as DeskAnnouncement[];
  const make = async (code: HotelCode, body: unknown) => platform.desk(code, '/announcements', body);
  const made = async (code: HotelCode, body: unknown) => (await make(code, body)).body.data as DeskAnnouncement;

  it('returns a hotel’s own published announcements in full', async () => {
    expect(await seen('aurora')).toEqual([
      {
        id: 1,
        updated_at: '2026-05-01T10:00:00.000Z',
        title: { en: 'Jazz at aurora', de: 'Jazz' },
        content: '<p>Tonight</p>',
        extra: {
          hide_title: false,
          file: '/storage/aurora/logo.svg',
          lang_file: {},
          focus: null,
          external_link: null,
          stories: false,
          event_days: [],
          ring: null,
          today: false,
          web_popup_config: {
            display_every_refresh: false,
            display_only_via_qrcode: false,
            include_section_ids: [],
            display_only_room_numbers: null,
            display_time_after_visit_site: 0,
          },
        },
      },
    ]);
    expect(await seen('bellevue')).toMatchObject([{ title: { en: 'Jazz at bellevue' } }]);
    for (const query of ['', '?hotel_id=', '?hotel_id=9', '?hotel_id=aurora']) {
      expect((await platform.get(`/api/v1/public/announcements${query}`)).status).toBe(404);
    }
  });

  it('shows an announcement of staff from its publication until its withdrawal', async () => {
    const pool = await made('aurora', { title: { en: 'The pool is closed' }, extra: { stories: true } });
    expect(pool).toMatchObject({ id: 1_000_001, published: false, extra: { stories: true, hide_title: false } });
    expect(await seen('aurora')).toHaveLength(1);
    platform.advanceSeconds(60);
    const published = await platform.desk('aurora', `/announcements/${pool.id}/publish`, {});
    expect(published.body.data).toEqual({ ...pool, published: true });
    const { published: _, starts_at, ends_at, ...shown } = pool;
    expect((await seen('aurora'))[1]).toEqual(shown);
    await platform.desk('aurora', `/announcements/${pool.id}/withdraw`, {});
    expect(await seen('aurora')).toHaveLength(1);
    expect((await listed('aurora')).map(({ id, published: is }) => [id, is])).toEqual([
      [1, true],
      [2, false],
      [1_000_001, false],
    ]);
    expect((await listed('bellevue')).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('shows a scheduled announcement from its start to its end, in the hotel’s local time', async () => {
    const schedule = { starts_at: '2026-05-01T17:00', ends_at: '2026-05-01T20:30' };
    const { id } = await made('aurora', { title: 'Live music', published: true, ...schedule });
    const isSeen = async () => (await seen('aurora')).some((announcement) => announcement.id === id);
    const times = ['14:59', '15:00', '18:29', '18:30'] as const;
    const shown: boolean[] = [];
    // Madrid is two hours ahead of UTC in May.
    for (const time of times) {
      platform.setClock(`2026-05-01T${time}:00.000Z`);
      shown.push(await isSeen());
    }
    expect(shown).toEqual([false, true, true, false]);
    expect((await seen('aurora')).every((announcement) => !('starts_at' in announcement))).toBe(true);
  });

  it('ends an announcement now, also one of the hotel’s file, and publishes it again without making it news', async () => {
    const [before] = await listed('aurora');
    await platform.desk('aurora', '/announcements/1/end', {});
    expect(await seen('aurora')).toEqual([]);
    expect((await listed('aurora'))[0]).toEqual({ ...before, ends_at: '2026-05-01T12:00' });
    await platform.desk('aurora', '/announcements/1/publish', {});
    expect((await listed('aurora'))[0]).toEqual(before);
    expect(await seen('bellevue')).toHaveLength(1);
  });

  it('changes an announcement of staff, which makes it news, and none of a file or of another hotel', async () => {
    const { id } = await made('aurora', { title: 'Jazz', published: true });
    platform.advanceSeconds(60);
    const changed = await platform.desk('aurora', `/announcements/${id}`, { title: 'Blues' });
    expect(changed.body.data).toMatchObject({
      title: 'Blues',
      published: true,
      updated_at: '2026-05-01T10:01:00.000Z',
    });
    const ofFile = await platform.desk('aurora', '/announcements/1', { title: 'Blues' });
    expect([ofFile.status, Object.keys(fieldsIn(ofFile))]).toEqual([422, ['id']]);
    expect((await platform.desk('bellevue', `/announcements/${id}`, { title: 'Blues' })).status).toBe(404);
    expect((await platform.desk('aurora', `/announcements/${id}`, {})).status).toBe(422);
  });

  it('refuses a change of an announcement that somebody has changed since, with what it is now', async () => {
    const { id, updated_at } = await made('aurora', { title: 'Jazz' });
    platform.advanceSeconds(60);
    const change = (title: string, more = {}) => platform.desk('aurora', `/announcements/${id}`, { title, ...more });
    expect((await change('Blues', { updated_at })).status).toBe(200);
    const late = await change('Tango', { updated_at });
    expect([late.status, Object.keys(fieldsIn(late))]).toEqual([409, ['updated_at']]);
    expect(late.body).toMatchObject({ refusal: 'conflict', current: { id, title: 'Blues' } });
    expect((await change('Tango')).status).toBe(200);
  });

  it('numbers the announcements of each hotel separately, and can publish one when it is created', async () => {
    await made('aurora', { title: 'One' });
    expect((await made('aurora', { content: '<p>Two</p>', published: true })).id).toBe(1_000_002);
    expect((await made('bellevue', { title: 'First' })).id).toBe(1_000_001);
    expect(await seen('aurora')).toHaveLength(2);
  });

  it('responds with 404 to a staff call for another hotel’s announcement', async () => {
    const { id } = await made('aurora', { title: 'Ours' });
    for (const action of ['publish', 'withdraw']) {
      expect((await platform.desk('bellevue', `/announcements/${id}/${action}`, {})).status).toBe(404);
    }
    expect((await platform.desk('aurora', `/announcements/${id}/delete`, {})).status).toBe(404);
    expect((await platform.desk('aurora', '/announcements/x/publish', {})).status).toBe(404);
    expect((await platform.post('/api/desk/v1/announcements', { title: 'Mine' })).status).toBe(401);
  });

  it('refuses an announcement that is empty or has a missing picture, an unsafe link or an unknown section', async () => {
    const title = 'Jazz';
    const slips: readonly [unknown, string][] = [
      [{}, 'title'],
      [{ title: { en: ' ' } }, 'title'],
      [{ title: 5 }, 'title'],
      [{ title, extra: { file: '/storage/aurora/none.svg' } }, 'extra.file'],
      [{ title, extra: { file: '/storage/bellevue/logo.svg' } }, 'extra.file'],
      [{ title, extra: { file: '/storage/aurora/../../x.svg' } }, 'extra.file'],
      [{ title, extra: { file: 'javascript:alert(1)' } }, 'extra.file'],
      [{ title, extra: { lang_file: { de: '/storage/aurora/none.svg' } } }, 'extra.lang_file.de'],
      [{ title, extra: { external_link: 'javascript:alert(1)' } }, 'extra.external_link'],
      [{ title, starts_at: '2026-05-01' }, 'starts_at'],
      [{ title, starts_at: '2026-05-02T10:00', ends_at: '2026-05-02T10:00' }, 'ends_at'],
      [
        { title, extra: { web_popup_config: { include_section_ids: [null, 77] } } },
        'extra.web_popup_config.include_section_ids',
      ],
      [
        { title, extra: { web_popup_config: { display_time_after_visit_site: -1 } } },
        'extra.web_popup_config.display_time_after_visit_site',
      ],
    ];
    for (const [body, field] of slips) {
      const response = await make('aurora', body);
      expect([body, response.status, Object.keys(fieldsIn(response))]).toEqual([body, 422, [field]]);
    }
    expect(await listed('aurora')).toHaveLength(2);
    const extra = { file: '/storage/emoji/1f355.webp', web_popup_config: { include_section_ids: [null, 10] } };
    expect((await make('aurora', { extra })).status).toBe(200);
  });

  describe('the announcements when the hotel’s file changes', () => {
    const change = async (entries: unknown) => {
      platform.files.write('aurora/announcements.json', entries);
      platform.advanceSeconds(3600);
      await platform.restart();
    };

    it('updates only changed entries of the announcements file, and keeps announcements of staff', async () => {
      await made('aurora', { title: 'From the desk', published: true });
      await platform.desk('aurora', '/announcements/1/withdraw', {});
      const before = await listed('aurora');
      const entry = (title: string) => ({ id: 1, title, published: true });
      await change([
        { id: 2, title: 'Now it is', published: true },
        {
          id: 1,
          title: { en: 'Jazz at aurora', de: 'Jazz' },
          content: '<p>Tonight</p>',
          extra: { file: '/storage/aurora/logo.svg' },
        },
      ]);
      const after = await listed('aurora');
      // Staff withdrew it and its entry has not changed, so it stays withdrawn.
      expect(after[0]).toEqual(before[0]);
      expect(after[1]).toMatchObject({ published: true, updated_at: '2026-05-01T11:00:00.000Z' });
      expect(after[2]).toEqual(before[2]);

      await change([entry('Blues')]);
      expect((await seen('aurora')).map(({ id, title }) => [id, title])).toEqual([
        [1, 'Blues'],
        [1_000_001, 'From the desk'],
      ]);
      platform.files.remove('aurora/announcements.json');
      await platform.restart();
      expect((await seen('aurora')).map(({ id }) => id)).toEqual([1_000_001]);
      expect(await seen('bellevue')).toHaveLength(1);
    });

    it('keeps the time that the file gives an announcement', async () => {
      await change([{ id: 1, title: 'Jazz', updated_at: '2026-01-01T00:00:00Z' }]);
      expect(await seen('aurora')).toMatchObject([{ updated_at: '2026-01-01T00:00:00Z' }]);
    });
  });
});
