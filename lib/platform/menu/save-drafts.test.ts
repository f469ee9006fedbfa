import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { menuSheet } from '@/tests/builders/platform/menu-sheet';
import { onEachStore } from '@/tests/builders/platform/stores';

const products = (...ids: readonly number[]) => ({ sections: [], products: ids });

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const [menu, sheet] = [deskMenu(platform), menuSheet(platform)];
  const drafts = async () => (await menu.view()).drafts.map(({ item }) => item);
  const parentOf = async (item: 'product:210' | 'product:1000002' | 'section:1000002') =>
    (await menu.read(item)).parent_id;
  beforeEach(async () => {
    await menu.keep('desk');
  });

  describe('a dish that is moved to another section and back', () => {
    beforeEach(async () => {
      await menu.save('sequence:10', products(100, 101, 102, 103, 210));
    });

    it('stands where it stood, whoever reads it', async () => {
      const { entry } = await menu.save('sequence:21', products(210));
      expect([entry.value, await parentOf('product:210')]).toEqual([products(210), 21]);
      await menu.publish();
      expect(await parentOf('product:210')).toBe(21);
    });

    it('leaves no drafts when the order of the other section is the published one again', async () => {
      await menu.save('sequence:21', products(210));
      await menu.save('sequence:10', products(100, 101, 102, 103));
      expect([await parentOf('product:210'), await drafts()]).toEqual([21, []]);
    });

    it('leaves no drafts when the other order is discarded', async () => {
      await menu.save('sequence:21', products(210));
      expect([(await menu.discard(['sequence:10'])).drafts, await parentOf('product:210')]).toEqual([[], 21]);
    });

    it('by a sheet stands where it stood too', async () => {
      const { check } = await sheet.check('id,kind,parent\r\n210,product,21\r\n');
      await sheet.apply(check.id);
      expect(await parentOf('product:210')).toBe(21);
    });
  });

  describe.each([
    ['deleted', () => menu.save('section:1000001', null, { and_below: true })],
    ['discarded', () => menu.discard(['section:1000001'])],
  ])('when a new section is %s', (_how, end) => {
    beforeEach(async () => {
      await menu.create('section', null, { title: 'Bar' });
    });

    it('keeps a new dish that was moved out of it', async () => {
      await menu.create('product', 1_000_001, { title: 'Gin' });
      await menu.save('sequence:10', products(100, 101, 102, 103, 1_000_002));
      await end();
      expect([await parentOf('product:1000002'), await drafts()]).toEqual([10, ['product:1000002', 'sequence:10']]);
    });

    it('keeps a new section that was moved out of it, with the new dish in that', async () => {
      await menu.create('section', 1_000_001, { title: 'Wines' });
      await menu.create('product', 1_000_002, { title: 'Rioja' });
      await menu.save('sequence:20', { sections: [21, 1_000_002], products: [] });
      await end();
      expect([await parentOf('section:1000002'), await drafts()]).toEqual([
        20,
        ['section:1000002', 'product:1000003', 'sequence:20'],
      ]);
    });

    it('takes everything new in it along, at every depth, also what was moved inside it', async () => {
      await menu.create('section', 1_000_001, { title: 'Wines' });
      await menu.create('product', 1_000_001, { title: 'Rioja' });
      await menu.save('sequence:1000002', products(1_000_003));
      await end();
      expect(await drafts()).toEqual([]);
    });
  });
});
