import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { DESK_TOKEN, fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { menuSheet } from '@/tests/builders/platform/menu-sheet';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from './desk-routes';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const menu = deskMenu(platform);
  beforeEach(async () => {
    await menu.keep('desk');
  });

  /** A call of a browser. */
  const call = (language: string | null, path: string, body?: unknown) =>
    platform.send(
      new Request(`http://inside/api/desk/v1/menu${path}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          authorization: `Bearer ${deskKey(DESK_TOKEN, 'aurora')}`,
          [HOTEL_HEADER]: 'aurora',
          ...(language !== null && { 'accept-language': language }),
        },
      }),
    );

  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'Ein Preis kann nicht unter 0 liegen.'],
    ['ar', 'لا يمكن أن يكون السعر أقل من 0.'],
    // The desk has no Japanese.
    ['ja', 'A price cannot be below 0.'],
    [null, 'a price is not below 0'],
  ])('refuses a field for a caller with the language %s', async (language, sentence) => {
    const { value } = await menu.read('product:100');
    const refused = await call(language, '/items/product:100', { value: { ...value, price: -1 } });
    expect([refused.status, fieldsIn(refused)]).toEqual([422, { price: [sentence] }]);
  });

  it('lists in the language of the desk what stands in the way of a publication', async () => {
    await menu.change('section:10', { headings: [{ code: 'mains', title: 'Mains' }] });
    await menu.change('product:100', { heading: 'mains' });
    await menu.change('section:10', { headings: [] });
    const sentence = 'Der Bereich hat keine Überschrift „mains“. Wählen Sie eine andere.';
    const listed = (await call('de', '')).body.data as { problems: unknown[] };
    expect(listed.problems).toMatchObject([{ item: 'product:100', field: 'heading', message: sentence }]);
    const refused = await call('de', '/publish', { at: null });
    expect(fieldsIn(refused)).toEqual({ 'product:100/heading': [sentence] });
    const { check } = await menuSheet(platform).check('id,kind,price\r\n101,product,9\r\n', '?lang=de');
    expect(check.problems).toEqual([]);
  });

  it('leaves an answer without mistakes as it is', async () => {
    expect((await call('de', '')).body).toEqual((await call(null, '')).body);
  });
});
