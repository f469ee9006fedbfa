import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { fieldsIn, orderOf, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const menu = deskMenu(platform);
  beforeEach(async () => {
    await menu.keep('desk');
  });

  const guestTitles = async (section = 10) => {
    const { body } = await platform.get(`/api/v1/hotels/aurora/products/${section}`);
    return (body.data as { section: { products: { title: unknown }[] } }).section.products.map(({ title }) => title);
  };

  it('saves a dish as a draft, which guests do not see', async () => {
    const before = await menu.read('product:100');
    expect(before).toMatchObject({ kind: null, parent_id: 10, updated_at: null, published: before.value });
    platform.advanceSeconds(60);
    const { status, entry } = await menu.change('product:100', { title: { en: 'Cold soup', de: 'Kaltschale' } });
    expect([status, entry.kind, entry.value?.title]).toEqual([200, 'changed', { en: 'Cold soup', de: 'Kaltschale' }]);
    expect(entry.updated_at).toBe('2026-05-01T10:01:00.000Z');
    expect(await menu.read('product:100')).toEqual(entry);
    expect((await guestTitles())[0]).toEqual({ en: 'Soup', de: 'Suppe' });
    const view = await menu.view();
    expect(view.drafts.map(({ item, kind }) => [item, kind])).toEqual([['product:100', 'changed']]);
    expect(view.sections[0]?.products[0]).toMatchObject({ id: 100, has_draft: true, title: entry.value?.title });
  });

  it('ends a draft when its value is as it was published', async () => {
    const { value } = await menu.read('product:100');
    await menu.change('product:100', { price: 9 });
    const { entry } = await menu.save('product:100', value);
    expect([entry.kind, (await menu.view()).drafts]).toEqual([null, []]);
  });

  it('refuses a dish that another person has changed since, with theirs, and takes it with the version of theirs', async () => {
    const seen = await menu.read('product:100');
    const theirs = await menu.change('product:100', { price: 5 });
    const late = await menu.save('product:100', { ...seen.value, price: 6 }, { version: seen.version });
    expect([late.status, late.fields]).toEqual([409, { version: 'somebody has changed this since' }]);
    expect(late.entry).toEqual(theirs.entry);
    expect((await menu.read('product:100')).value?.price).toBe(5);
    const again = await menu.save('product:100', { ...seen.value, price: 6 }, { version: theirs.entry.version });
    expect([again.status, again.entry.value?.price]).toEqual([200, 6]);
  });

  it('refuses a dish that was read before another person published it', async () => {
    const seen = await menu.read('product:100');
    await menu.change('product:100', { price: 5 });
    await menu.publish();
    const late = await menu.save('product:100', { ...seen.value, price: 6 }, { version: seen.version });
    expect([late.status, late.entry.value?.price, (await menu.view()).drafts]).toEqual([409, 5, []]);
  });

  it('lets one of two who save the same dish at once win', async () => {
    const { value, version } = await menu.read('product:100');
    const both = await Promise.all([5, 6].map((price) => menu.save('product:100', { ...value, price }, { version })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.entry;
    expect(await menu.read('product:100')).toEqual(won);
  });

  it.each([
    [{ title: {} }, { title: 'a text is missing here' }],
    [{ title: { en: 5 } }, { 'title.en': 'a text is expected' }],
    [{ price: -1 }, { price: 'a price is not below 0' }],
    [{ price: 4.555 }, { price: 'an amount of this hotel has at most two decimals' }],
    [{ prize: 4 }, { prize: 'unknown field' }],
    [{ kit: 'topings' }, { kit: 'no kit is called "topings"' }],
    [{ heading: 'mains' }, { heading: expect.stringContaining('mains') }],
    [{ tax: 'vat' }, { tax: expect.stringContaining('vat') }],
    [{ image: '/storage/aurora/none.webp' }, { image: 'there is no file /storage/aurora/none.webp' }],
    [{ image: '/storage/bellevue/logo.svg' }, { image: 'there is no file /storage/bellevue/logo.svg' }],
    [{ id: 101 }, { id: 'is 100, and an id never changes' }],
    [
      { options: [{ title: 'Size', ptype_id: 'select', attrs: [{ title: 'S', price: 'much' }] }] },
      { 'options.0.attrs.0.price': 'is wrong: a number is expected' },
    ],
    [
      { schedule: { days: [{ days: [true], start_time: '8' }] } },
      expect.objectContaining({ 'schedule.days.0.start_time': 'a time like 08:30:00 is expected' }),
    ],
  ])('refuses the dish with %j by its fields', async (fields, messages) => {
    const { status, fields: found } = await menu.change('product:100', fields);
    expect([status, found]).toEqual([422, messages]);
    expect((await menu.view()).drafts).toEqual([]);
  });

  it('refuses a section with the children of another item, and an order of what is not there', async () => {
    const slips = [
      ['section:10', { id: 10, title: 'Kitchen', products: [] }, { products: expect.stringMatching(/they are items/) }],
      ['section:10', { id: 10, title: 'Kitchen', toString: 1 }, { toString: 'unknown field' }],
      ['sequence:20', { sections: [20], products: [] }, { 'sections.0': 'a section cannot stand in itself' }],
      ['sequence:21', { sections: [20], products: [] }, { 'sections.0': 'a section cannot stand in itself' }],
      ['sequence:10', { sections: [], products: [999] }, { 'products.0': 'no product has the id 999' }],
      ['sequence:root', { sections: [10, 10], products: [] }, { 'sections.1': 'the id 10 stands here twice' }],
      ['sequence:root', { sections: [10], products: [100] }, { 'products.0': 'a product stands in a section' }],
      ['sequence:10', { sections: [] }, { products: 'is wrong: a list is expected' }],
      ['sequence:10', { sections: [], products: [], note: 1 }, { note: 'unknown field' }],
    ] as const;
    for (const [item, value, messages] of slips) {
      const { status, fields } = await menu.save(item, value);
      expect([item, status, fields]).toEqual([item, 422, messages]);
    }
  });

  it('makes a section and a dish in it, with ids that were never used, and shows them when they are published', async () => {
    const section = await menu.create('section', null, { title: { en: 'Bar', de: 'Bar' } });
    expect([section.status, section.entry.item, section.entry.kind]).toEqual([200, 'section:1000001', 'new']);
    const dish = await menu.create('product', 1_000_001, {
      title: 'Gin',
      price: 9,
      options: [{ title: 'Ice', ptype_id: 'select', attrs: [{ title: 'Much' }, { title: 'Little' }] }],
    });
    expect(dish.entry.value).toMatchObject({
      id: 1_000_002,
      options: [{ id: 1_000_003, attrs: [{ id: 1_000_004 }, { id: 1_000_005 }] }],
    });
    // One that is deleted before it was ever published gives its id to nobody.
    await menu.save('product:1000002', null);
    const other = await menu.create('product', 1_000_001, { title: 'Rum', price: 8 });
    expect(other.entry.item).toBe('product:1000006');
    await menu.publish();
    expect(await guestTitles(1_000_001)).toEqual(['Rum']);
    await menu.save('product:1000006', null);
    await menu.publish();
    expect((await menu.create('product', 10, { title: 'Tea' })).entry.item).toBe('product:1000007');
  });

  it.each([
    ['product', null, { title: 'Gin' }, { parent: 'a product stands in a section' }],
    ['product', 999, { title: 'Gin' }, { parent: 'no section has the id 999' }],
    ['product', 10, { id: 5, title: 'Gin' }, { id: 'is given by the server' }],
    ['section', 10, {}, { title: 'a text is missing here' }],
  ] as const)('refuses to make a %s in %j of %j', async (kind, parent, value, messages) => {
    const { status, fields } = await menu.create(kind, parent, value);
    expect([status, fields, (await menu.view()).drafts]).toEqual([422, messages, []]);
  });

  it('deletes a section only with what is in it, and says how much that is', async () => {
    const refusedFirst = await menu.save('section:10', null);
    expect([refusedFirst.status, refusedFirst.fields]).toEqual([422, { and_below: '4 products in it would go too' }]);
    const outer = await menu.save('section:20', null);
    expect(outer.fields).toEqual({ and_below: '1 product and 1 section in it would go too' });
    // The hotel's own file names the section 21.
    const named = await menu.save('section:20', null, { and_below: true });
    expect([named.status, Object.keys(named.fields)]).toEqual([
      422,
      expect.arrayContaining(['hotel.json navigation.1.section_ids.0']),
    ]);
    const { status, entry } = await menu.save('section:10', null, { and_below: true });
    expect([status, entry.kind, entry.value]).toEqual([200, 'deleted', null]);
    expect((await platform.desk('aurora', '/menu/items/product:100')).status).toBe(404);
    await menu.discard(['section:10']);
    expect((await menu.read('product:100')).kind).toBeNull();
    await menu.save('section:10', null, { and_below: true });
    await menu.publish();
    expect((await platform.get('/api/v1/hotels/aurora/products/10')).status).toBe(404);
    // As of a dish that an import has removed while it lies in a cart.
    const order = await platform.post('/api/v1/orders', orderOf('aurora'));
    expect([order.status, Object.keys(fieldsIn(order))]).toEqual([422, ['products.100', 'products_is_not_available']]);
  });

  it('puts dishes in order and moves them to other sections', async () => {
    const { entry } = await menu.save('sequence:10', { sections: [], products: [103, 100, 101, 102] });
    expect(entry.value).toEqual({ sections: [], products: [103, 100, 101, 102] });
    await menu.save('sequence:21', { sections: [], products: [210, 100] });
    expect((await menu.read('product:100')).parent_id).toBe(21);
    await menu.save('sequence:root', { sections: [20, 10, 30], products: [] });
    await menu.publish();
    expect(await guestTitles(10)).toEqual(['Breakfast', { en: 'Pizza', de: 'Pizza' }, 'Salad']);
    expect(await guestTitles(21)).toEqual(['Massage', { en: 'Soup', de: 'Suppe' }]);
    expect((await menu.view()).sections.map(({ id }) => id)).toEqual([20, 21, 10, 30]);
  });

  it('refuses an order from a list that is older than another person’s move, and a deletion of what they changed', async () => {
    const { sections, order_version: top } = await menu.view();
    const seen = sections.find(({ id }) => id === 10)?.order_version ?? '';
    const soup = await menu.read('product:100');
    await menu.save('sequence:21', { sections: [], products: [210, 101] });
    await menu.change('product:100', { price: 5 });
    const old = { sections: [], products: [101, 100, 102, 103] };
    expect((await menu.save('sequence:10', old, { version: seen })).status).toBe(409);
    expect((await menu.save('product:100', null, { version: soup.version })).status).toBe(409);
    expect((await menu.read('product:101')).parent_id).toBe(21);
    const now = (await menu.view()).sections.find(({ id }) => id === 10)?.order_version ?? '';
    const next = { sections: [], products: [103, 100, 102] };
    expect((await menu.save('sequence:10', next, { version: now })).status).toBe(200);
    const tops = await menu.save('sequence:root', { sections: [20, 10, 30], products: [] }, { version: top ?? '' });
    expect(tops.status).toBe(200);
  });

  it('discards a new section with what is new in it, and leaves the others’ drafts', async () => {
    await menu.create('section', null, { title: 'Bar' });
    await menu.create('product', 1_000_001, { title: 'Gin' });
    await menu.save('sequence:1000001', { sections: [], products: [100, 1_000_002] });
    await menu.change('product:101', { price: 7 });
    const view = await menu.discard(['section:1000001']);
    expect(view.drafts.map(({ item }) => item)).toEqual(['product:101']);
    expect((await menu.read('product:100')).parent_id).toBe(10);
    expect((await menu.discard(null)).drafts).toEqual([]);
  });

  it('shows and changes nothing of another hotel, and nothing while the files keep the menu', async () => {
    const other = deskMenu(platform, 'bellevue');
    await menu.change('product:100', { price: 5 });
    expect((await other.view()).drafts).toEqual([]);
    for (const [path, body] of [
      ['/items/product:100', undefined],
      ['/items/product:100', { value: { id: 100, title: 'Mine' } }],
      ['/items', { kind: 'product', parent: 10, value: { title: 'Mine' } }],
      ['/publish', {}],
      ['/discard', { items: null }],
      ['/missing', undefined],
      ['/preview/product:100', undefined],
      ['/versions/1/restore', {}],
    ] as const) {
      const response = await platform.desk('bellevue', `/menu${path}`, body);
      expect([path, response.status]).toEqual([path, 422]);
    }
    await other.keep('desk');
    expect((await other.read('product:100')).value?.price).toBe(9);
    expect((await menu.view()).drafts).toHaveLength(1);
    const foreign = await platform.desk('bellevue', '/menu/items/product:5');
    expect(foreign.status).toBe(404);
  });

  it('lists what the menu lacks, with the drafts', async () => {
    const { body } = await platform.desk('aurora', '/menu/missing');
    const before = (body.data as { missing: { item: string; what: string }[] }).missing;
    expect(before).toContainEqual(expect.objectContaining({ item: 'product:101', what: 'picture', field: 'image' }));
    await menu.change('product:101', { image: '/storage/aurora/dishes/soup.svg', allergens: [] });
    const after = (await platform.desk('aurora', '/menu/missing')).body.data as { missing: { item: string }[] };
    expect(after.missing.filter(({ item }) => item === 'product:101')).toEqual([]);
  });
});
