import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { failStatements } from '@/tests/builders/platform/fail-statements';
import { menuSheet } from '@/tests/builders/platform/menu-sheet';
import { onEachStore } from '@/tests/builders/platform/stores';

const PRICES = 'id,kind,price\r\n100,product,5\r\n101,product,9\r\n';
const GONE = 'This check is older than 30 minutes, or already applied. Upload the file again.';
const CHANGED = 'Somebody has changed the menu since the file was checked. Nothing was applied. Upload the file again.';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const [menu, sheet] = [deskMenu(platform), menuSheet(platform)];
  beforeEach(async () => {
    await menu.keep('desk');
  });
  const drafts = async () => (await menu.view()).drafts.map(({ item }) => item);
  const checkedPrices = async () => (await sheet.check(PRICES)).check.id;

  it('applies a check for half an hour', async () => {
    const [early, late] = [await checkedPrices(), await checkedPrices()];
    platform.advanceSeconds(30 * 60);
    expect((await sheet.apply(early)).status).toBe(200);
    await menu.discard(null);
    platform.advanceSeconds(1);
    const refused = await sheet.apply(late);
    expect([refused.status, fieldsIn(refused), await drafts()]).toEqual([422, { sheet: [GONE] }, []]);
  });

  it('applies a check once, also when it is sent twice at the same time', async () => {
    const id = await checkedPrices();
    const both = await Promise.all([sheet.apply(id), sheet.apply(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await drafts()).toEqual(['product:100', 'product:101']);
  });

  it.each([
    ['a draft was saved', () => menu.change('product:103', { price: 1 }), ['product:103']],
    ['the same dish was changed', () => menu.change('product:100', { price: 1 }), ['product:100']],
    ['a dish was made', () => menu.create('product', 10, { title: 'Tea' }), ['product:1000001']],
    ['the menu was published', () => menu.change('product:103', { price: 1 }).then(() => menu.publish()), []],
    ['another sheet was applied', async () => sheet.apply(await checkedPrices()), ['product:100', 'product:101']],
  ])('applies nothing after %s, and says so in the language of the desk', async (_what, change, left) => {
    const id = await checkedPrices();
    await change();
    const refused = await sheet.apply(id);
    expect([refused.status, fieldsIn(refused)]).toEqual([422, { sheet: [CHANGED] }]);
    expect(await drafts()).toEqual(left);
  });

  it('applies nothing after a draft was discarded and written anew', async () => {
    await menu.change('product:100', { price: 1 });
    const id = await checkedPrices();
    await menu.discard(null);
    await menu.change('product:100', { price: 2 });
    expect([(await sheet.apply(id)).status, (await menu.read('product:100')).value?.price]).toEqual([422, 2]);
  });

  it('saves a thousand new dishes at once', async () => {
    const rows = Array.from({ length: 1000 }, (_, place) => `,product,10,Dish ${place}`);
    const { check } = await sheet.check(`id,kind,parent,title.en\r\n${rows.join('\r\n')}\r\n`);
    expect((await sheet.apply(check.id)).body.data).toEqual({ drafts: 1000 });
    expect(await drafts()).toHaveLength(1000);
  });

  it('can be applied after all when nothing is left of a change', async () => {
    const id = await checkedPrices();
    const { value } = await menu.read('product:103');
    await menu.change('product:103', { price: 1 });
    await menu.save('product:103', value);
    expect((await sheet.apply(id)).status).toBe(200);
  });

  it('applies nothing when the store fails halfway', async () => {
    const id = await checkedPrices();
    // The drafts are written then.
    const { undo } = await failStatements(platform.store.url, { table: 'menu_keeper', on: 'update' });
    // The error of SQLite is of another realm than the tests', so that the platform does not catch it here.
    const failed = sheet.apply(id).then(
      ({ status }) => status,
      () => 503,
    );
    expect(await failed).toBe(503);
    platform.unexpectedErrors.length = 0;
    await undo();
    expect(await drafts()).toEqual([]);
    expect((await sheet.apply(id)).status).toBe(200);
  });

  it('gives new items ids that the hotel has never used', async () => {
    const file = 'id,kind,parent,title.en\r\n,product,10,Tea\r\n,product,10,Cake\r\n';
    const first = (await sheet.check(file)).check.id;
    await sheet.apply(first);
    await menu.discard(null);
    await sheet.apply((await sheet.check(file)).check.id);
    expect(await drafts()).toEqual(['product:1000003', 'product:1000004']);
  });

  it('is refused for a call that is no check, or of a menu that the files keep again', async () => {
    expect((await sheet.apply('0b0e2f0c-8d5e-4f0a-9d7e-000000000000')).status).toBe(422);
    expect((await sheet.apply('none')).status).toBe(404);
    const id = await checkedPrices();
    await menu.keep('files');
    expect(fieldsIn(await sheet.apply(id))).toEqual({ keeper: ['the hotel’s files keep the menu'] });
  });
});
