import { BUILT_IN_REPLIES } from '@/lib/words/quick-replies';
import { fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

type Settings = { quick_replies: unknown; quick_replies_version: number; quick_replies_source: string };

// Rules: desk/DE19, desk/DE85.
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const read = async (code = 'aurora') => {
    const settings = (await platform.desk(code, '/settings')).body.data as Settings;
    return [settings.quick_replies, settings.quick_replies_version, settings.quick_replies_source];
  };
  const save = (body: object, code = 'aurora') => platform.desk(code, '/quick-replies', body);

  it('offers the product’s replies, then those of the files, then those of staff', async () => {
    expect(await read()).toEqual([BUILT_IN_REPLIES, 0, 'product']);
    platform.files.change('aurora/hotel.json', (file) => {
      (file.ext_data as Record<string, unknown>).desk = { quick_replies: [{ en: 'Of the file' }] };
    });
    await platform.restart();
    expect(await read()).toEqual([[{ en: 'Of the file' }], 0, 'file']);
    const replies = [{ en: ' Soon ', de: 'Gleich' }, { en: ' ' }, {}];
    expect((await save({ replies, version: 0 })).body.data).toMatchObject({ version: 1, source: 'desk' });
    expect(await read()).toEqual([[{ en: 'Soon', de: 'Gleich' }], 1, 'desk']);
    await save({ replies: null, version: 1 });
    expect(await read()).toEqual([[{ en: 'Of the file' }], 2, 'file']);
    await save({ replies: [] });
    expect(await read()).toEqual([[], 3, 'desk']);
  });

  it('changes nothing over a change of somebody else, and no other hotel', async () => {
    await save({ replies: [{ en: 'First' }], version: 0 });
    const late = await save({ replies: [{ en: 'Second' }], version: 0 });
    expect([late.status, late.body]).toMatchObject([409, { current: { replies: [{ en: 'First' }], version: 1 } }]);
    expect(await read('bellevue')).toEqual([BUILT_IN_REPLIES, 0, 'product']);
  });

  it('tells the desks of the hotel, and no guest', async () => {
    const types: string[] = [];
    const listen = (more: object) =>
      platform.app.live.subscribe(
        { hotel: 'aurora', orderUuids: [], chatUuids: [], lastId: null, ...more },
        { write: ({ type }) => types.push(type), end: () => undefined },
      );
    const stops = [listen({ wholeHotel: true }), listen({ content: true })];
    await new Promise((done) => setTimeout(done, 20));
    await save({ replies: [{ en: 'Soon' }] });
    for (const stop of stops) stop?.();
    expect(types).toEqual(['desk-settings-changed']);
  });

  it.each([
    [{ replies: 'Soon' }, 'replies'],
    [{ replies: [{ en: 'x'.repeat(501) }] }, 'replies'],
    [{ replies: Array(31).fill({ en: 'x' }) }, 'replies'],
    [{ replies: [{ 'no language': 'x' }] }, 'replies'],
    [{ replies: [], version: 'x' }, 'version'],
  ])('refuses %j', async (body, field) => {
    const response = await save(body);
    expect([response.status, Object.keys(fieldsIn(response)).map((each) => each.split('.')[0])]).toEqual([
      422,
      [field],
    ]);
  });
});
