import { inEncoding } from '@/tests/builders/in-encoding';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { menuSheet } from '@/tests/builders/platform/menu-sheet';
import { onEachStore } from '@/tests/builders/platform/stores';

const sheetOf = (...rows: readonly string[]) => rows.join('\r\n').concat('\r\n');
const PRICES = sheetOf('id,kind,price', '100,product,5', '101,product,9');

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const [menu, sheet, other] = [deskMenu(platform), menuSheet(platform), menuSheet(platform, 'bellevue')];
  beforeEach(async () => {
    await menu.keep('desk');
  });
  const drafts = async () => (await menu.view()).drafts.map(({ item, kind }) => `${item} ${kind}`);
  const applied = async (file: string | Uint8Array) => {
    const { check } = await sheet.check(file);
    return [check.problems, (await sheet.apply(check.id)).body.data];
  };

  it('changes nothing when it is uploaded as it was downloaded, in either format and language', async () => {
    for (const query of ['', '?format=semicolon&lang=ar', '?format=semicolon&lang=de']) {
      const { check } = await sheet.check(await sheet.download(query));
      expect([check.id, check.counts.changed, check.counts.new, check.problems]).toEqual([null, 0, 0, []]);
    }
    expect(await drafts()).toEqual([]);
  });

  it('saves what it changes, makes and moves as drafts, which are published like all others', async () => {
    const file = sheetOf(
      'id,kind,parent,position,title.en,price',
      '100,product,,,Cold soup,5.5',
      '10001,choice,1000,,Tiny,',
      ',product,10,1,Olives,3',
      ',section,-,1,Pool,',
      '103,product,20,1,,',
    );
    const { check } = await sheet.check(file);
    expect(check).toMatchObject({ counts: { changed: 3, unchanged: 0, new: 2 }, problems: [], separator: 'comma' });
    expect(await drafts()).toEqual([]);
    expect((await sheet.apply(check.id)).body.data).toEqual({ drafts: 7 });
    expect((await menu.publish()).status).toBe(200);
    const { sections } = await menu.view();
    expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining([{ en: 'Pool' }]));
    expect(sections[0]?.title).toEqual({ en: 'Pool' });
    const titles = (id: number) => sections.find((section) => section.id === id)?.products.map(({ title }) => title);
    expect(titles(10)).toEqual([
      { en: 'Olives' },
      { en: 'Cold soup', de: 'Suppe' },
      { en: 'Pizza', de: 'Pizza' },
      'Salad',
    ]);
    expect(titles(20)?.[0]).toBe('Breakfast');
    expect((await menu.read('product:101')).value).toMatchObject({
      options: [{ attrs: [{ title: { en: 'Tiny', de: 'Klein' } }, {}] }, {}, {}],
    });
    const again = await sheet.check(await sheet.download());
    expect(again.check.counts).toMatchObject({ changed: 0, new: 0 });
  });

  it('shows drafts, and compares with them', async () => {
    await menu.change('product:100', { price: 9.25 });
    expect(await sheet.download()).toContain(',9.25,');
    const { check } = await sheet.check(sheetOf('id,kind,price', '100,product,9.25'));
    expect(check.counts).toEqual({ changed: 0, unchanged: 1, new: 0 });
  });

  it.each([
    ['utf-8', 'comma', 'Grünkohl'],
    ['utf-16le', 'tab', 'Щи'],
    ['windows-1252', 'semicolon', 'Crème brûlée'],
    ['windows-1251', 'semicolon', 'Холодный суп'],
  ] as const)('reads %s with a %s, and says so', async (encoding, separator, title) => {
    const sign = { comma: ',', tab: '\t', semicolon: ';' }[separator];
    const file = inEncoding(
      sheetOf(
        // A code page has every letter of English, and the hotel has no Russian.
        ['id', 'kind', encoding === 'windows-1251' ? 'title.en' : 'title.de', 'price'].join(sign),
        ['100', 'product', title, '5,50'].join(sign).replace('5,50', separator === 'comma' ? '5.50' : '5,50'),
      ),
      encoding,
    );
    const { check } = await sheet.check(file);
    expect(check).toMatchObject({ encoding, separator, problems: [] });
    await sheet.apply(check.id);
    const titles = encoding === 'windows-1251' ? { en: title, de: 'Suppe' } : { en: 'Soup', de: title };
    expect((await menu.read('product:100')).value).toMatchObject({ title: titles, price: 5.5 });
  });

  it('names every problem by its cell in the language of the desk, all at once, and keeps nothing to apply', async () => {
    const file = sheetOf(
      'id,kind,price,tax,image',
      '100,product,cheap,,',
      '777,product,,,',
      '101,product,8,luxury,/storage/bellevue/logo.svg',
    );
    const { check } = await sheet.check(file, '?lang=de');
    expect(check.id).toBeNull();
    expect(check.problems.map(({ cell, message }) => `${cell}: ${message}`)).toEqual([
      'C2: Das ist kein Preis. Schreiben Sie ihn wie 12.50.',
      'A3: Nichts dieser Art hat in dieser Karte die ID 777. Für etwas Neues lassen Sie die Zelle leer.',
      'D4: Diese Steuer hat das Hotel nicht. Es hat: –.',
      'E4: Das Hotel hat kein Bild /storage/bellevue/logo.svg. Laden Sie es beim Gericht hoch.',
    ]);
    expect(await drafts()).toEqual([]);
  });

  it('lists the first two hundred problems, and counts the rest', async () => {
    const rows = Array.from({ length: 250 }, (_, row) => `${5000 + row},product,1`);
    const { check } = await sheet.check(sheetOf('id,kind,price', ...rows));
    expect([check.problems.length, check.more_problems, check.problems[0]?.cell]).toEqual([200, 50, 'A2']);
  });

  it.each([
    [
      'a workbook',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
      'This is a workbook and not a CSV file. Save it as “CSV UTF-8” and upload that file.',
    ],
    ['nothing', '\r\n', 'There is nothing in this file.'],
    [
      'a NUL',
      sheetOf('id,kind,title.en', '100,product,So\0up'),
      'The letters of this file cannot be read. Save it as “CSV UTF-8” and upload it again.',
    ],
    [
      'half a file',
      'id,kind,title.en\r\n100,product,"Sou',
      'From row 2 on the quotation marks do not match. The file may have been cut off: save and upload it again.',
    ],
    [
      'a thousand columns',
      sheetOf(Array.from({ length: 1000 }, (_, column) => `c${column}`).join(',')),
      'The file has more than 200 columns. Delete those that do not belong to the menu.',
    ],
    [
      'another file',
      sheetOf('Name,Price', 'Soup,5'),
      'The first row must name the columns as in the downloaded file. Missing here: id, kind.',
    ],
    [
      '50,000 rows',
      sheetOf('id,kind,price', ...Array.from({ length: 50_000 }, () => '100,product,5')),
      'The file has more than 20000 rows. Upload it in several parts: what is not in a file stays as it is.',
    ],
  ])('refuses %s with a sentence', async (_what, file, sentence) => {
    const { status, fields } = await sheet.check(file);
    expect([status, fields]).toEqual([422, { file: [sentence] }]);
    expect(await drafts()).toEqual([]);
  });

  it('refuses a file of more than 10 MB', async () => {
    expect((await sheet.check(new Uint8Array(10 * 1024 * 1024 + 1).fill(44))).status).toBe(413);
  });

  it('takes back nothing that somebody has changed since the download, and says so', async () => {
    const before = await sheet.download();
    await menu.change('product:100', { price: 9.25 });
    await menu.save('sequence:21', { sections: [], products: [101, 210] });
    const { check } = await sheet.check(before);
    expect(check.problems.map(({ reason, message }) => [reason, message])).toEqual([
      ['changed_since', expect.stringMatching(/^Somebody has changed this row since the file was downloaded\./)],
    ]);
    expect([check.id, check.counts.changed]).toEqual([null, 0]);
    const { check: again } = await sheet.check(await sheet.download());
    expect([again.problems, again.counts.changed]).toEqual([[], 0]);
  });

  it('is checked while the file of another sender has not arrived yet', async () => {
    let sender: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        sender = controller;
      },
    });
    const slow = sheet.send(body);
    expect((await sheet.check(PRICES)).check.counts.changed).toBe(2);
    (sender as ReadableStreamDefaultController<Uint8Array> | null)?.close();
    expect((await slow).status).toBe(422);
  });

  it('keeps formulas as the texts that they are, and guards them again', async () => {
    const title = '=HYPERLINK("http://evil.example","Soup")';
    expect(
      await applied(sheetOf('id,kind,title.en,title.de', `100,product,"${title.replaceAll('"', '""')}",+49`)),
    ).toEqual([[], { drafts: 1 }]);
    expect((await menu.read('product:100')).value?.title).toEqual({ en: title, de: '+49' });
    const file = await sheet.download();
    expect(file).toContain(`"'=HYPERLINK(""http://evil.example"",""Soup"")"`);
    expect(/(?:^|[,\n"])[=+@]/.test(file.replaceAll("'=", '').replaceAll("'+", ''))).toBe(false);
    expect((await sheet.check(file)).check.counts.changed).toBe(0);
  });

  it('has nothing of another hotel: not its ids, and not its checks', async () => {
    const { check } = await sheet.check(sheetOf('id,kind,price', '900,product,1'));
    expect(check.problems.map(({ cell, reason }) => [cell, reason])).toEqual([['A2', 'id_unknown']]);
    await deskMenu(platform, 'bellevue').keep('desk');
    const { check: own } = await sheet.check(PRICES);
    expect((await other.apply(own.id)).status).toBe(422);
    expect((await deskMenu(platform, 'bellevue').view()).drafts).toEqual([]);
    expect((await sheet.apply(own.id)).status).toBe(200);
  });

  it('is refused while the files keep the menu', async () => {
    for (const answer of [
      await platform.desk('bellevue', '/menu/sheet.csv'),
      await other.apply('0b0e2f0c-8d5e-4f0a-9d7e-000000000000'),
    ])
      expect(answer.status).toBe(422);
    expect((await other.check(PRICES)).fields).toEqual({ keeper: ['the hotel’s files keep the menu'] });
  });
});
