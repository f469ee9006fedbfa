import { DESK_TOKEN, fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import type { StoredHandover } from '../stores/handover-notes';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { retentionDays: 30 });

  const write = async (content: string, code = 'aurora') =>
    (await platform.desk(code, '/handovers', { content })).body.data as StoredHandover;
  const list = async (code = 'aurora') =>
    ((await platform.desk(code, '/handovers')).body.data as readonly StoredHandover[]).map(({ content }) => content);
  const confirm = (uuid: string, code = 'aurora') => platform.desk(code, `/handovers/${uuid}/confirm`, {});

  it('lists the notes of a hotel, the newest first, and no other hotel’s', async () => {
    await write(' The lift is out of order ');
    platform.advanceSeconds(60);
    await write('Ring 214 at 7');
    await write('Ours', 'bellevue');
    expect(await list()).toEqual(['Ring 214 at 7', 'The lift is out of order']);
    expect(await list('bellevue')).toEqual(['Ours']);
  });

  it('confirms a note once, and says that somebody has', async () => {
    const note = await write('Quiet');
    expect(note).toMatchObject({ written_by: null, confirmed_at: null });
    platform.advanceSeconds(60);
    const confirmed = (await confirm(note.uuid)).body.data;
    expect(confirmed).toEqual({ ...note, confirmed_at: '2026-05-01T10:01:00.000Z' });
    const again = await confirm(note.uuid);
    expect([again.status, Object.keys(fieldsIn(again))]).toEqual([409, ['confirmed', 'moved_by']]);
    expect(again.body).toMatchObject({ current: confirmed });
  });

  it('keeps a note from other hotels', async () => {
    const note = await write('Quiet');
    expect((await confirm(note.uuid, 'bellevue')).status).toBe(404);
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, 'bellevue')}`, [HOTEL_HEADER]: 'aurora' };
    expect((await platform.get('/api/desk/v1/handovers', headers)).status).toBe(401);
    expect((await platform.get('/api/desk/v1/handovers')).status).toBe(401);
  });

  it.each(['', ' \u200b ', 'x'.repeat(4001)])('refuses the note %j', async (content) => {
    const refused = await platform.desk('aurora', '/handovers', { content });
    expect([refused.status, fieldsIn(refused)]).toEqual([422, { content: ['between 1 and 4000 characters'] }]);
  });

  it('deletes notes at the end of the retention', async () => {
    await write('Old');
    await platform.runFor(31);
    await write('New');
    await platform.app.retention.runOnce();
    expect(await list()).toEqual(['New']);
  });
});
