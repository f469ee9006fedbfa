import { faultsIn, readCells, sheetMenu } from '@/tests/builders/catalogue/menu-sheet';

const MENU = sheetMenu();
const NONE = { changed: 0, unchanged: 1, new: 0 };

describe('a row', () => {
  const rows = (...cells: readonly (readonly string[])[]) => [
    ['id', 'kind', 'parent', 'position', 'title.en', 'price'],
    ...cells,
  ];
  const read = (...cells: readonly (readonly string[])[]) => readCells(MENU, rows(...cells));

  it('without an id makes something new in its section', () => {
    const { changes, counts, problems } = read(['', 'product', '11', '', 'Wine', '8']);
    expect([problems, counts]).toEqual([[], { changed: 0, unchanged: 0, new: 1 }]);
    expect(changes.created).toEqual([
      { kind: 'product', id: -1, parent: 11, value: { title: { en: 'Wine' }, price: 8 } },
    ]);
    expect(changes.sequences.size).toBe(0);
  });

  it('without an id stands where its position says', () => {
    const { changes } = read(['', 'product', '10', '1', 'Olives', ''], ['', 'section', '-', '2', 'Pool', '']);
    expect(Object.fromEntries(changes.sequences)).toEqual({
      10: { sections: [11], products: [-1, 100, 101, 102] },
      null: { sections: [10, -2, 20], products: [] },
    });
  });

  it('with another parent moves, at the end unless it says where', () => {
    const { changes, counts } = read(['102', 'product', '11', '3', '', '']);
    expect(Object.fromEntries(changes.sequences)).toEqual({ 11: { sections: [], products: [110, 102] } });
    expect(counts.changed).toBe(1);
    expect(Object.fromEntries(read(['102', 'product', '11', '1', '', '']).changes.sequences)).toEqual({
      11: { sections: [], products: [102, 110] },
    });
  });

  it('with another position moves, and counts only where it arrives elsewhere', () => {
    expect(Object.fromEntries(read(['102', 'product', '', '1', '', '']).changes.sequences)).toEqual({
      10: { sections: [11], products: [102, 100, 101] },
    });
    expect(read(['102', 'product', '', '99', '', '']).counts).toEqual(NONE);
  });

  it('of a choice changes the choice in its product', () => {
    const reading = read(['2', 'choice', '1000', '', 'Huge', '3'], ['1', 'choice', '', '', 'Tiny', '']);
    expect([faultsIn(reading), reading.counts.changed]).toEqual([[], 2]);
    expect(reading.changes.values.get('product:100')).toMatchObject({
      cart: 'unknown to sheets',
      options: [
        {
          id: 1000,
          title: 'Size',
          attrs: [
            { id: 1, title: { en: 'Tiny' } },
            { id: 2, title: { en: 'Huge' }, price: 3 },
          ],
        },
      ],
    });
  });

  it.each([
    ['id', ['1e3', 'product', '', '', '', ''], 'A2 id'],
    ['id', ['1.001', 'product', '', '', '', ''], 'A2 id'],
    ['id', ['777', 'product', '', '', '', ''], 'A2 id_unknown'],
    // A section has this id, and no product.
    ['id', ['20', 'product', '', '', '', ''], 'A2 id_unknown'],
    ['kind', ['100', '', '', '', '', ''], 'B2 kind'],
    ['kind', ['100', 'dish', '', '', '', ''], 'B2 kind'],
    ['parent', ['100', 'product', 'kitchen', '', '', ''], 'C2 parent'],
    ['parent', ['100', 'product', '777', '', '', ''], 'C2 parent_unknown'],
    ['parent', ['100', 'product', '-', '', '', ''], 'C2 parent_needed'],
    ['parent', ['', 'product', '', '', 'Wine', ''], 'C2 parent_needed'],
    ['parent', ['2', 'choice', '777', '', '', ''], 'C2 parent_fixed'],
    ['parent', ['10', 'section', '10', '', '', ''], 'C2 parent_inside'],
    ['parent', ['10', 'section', '11', '', '', ''], 'C2 parent_inside'],
    ['position', ['100', 'product', '', 'first', '', ''], 'D2 position'],
    ['position', ['100', 'product', '', '0', '', ''], 'D2 position'],
    ['position', ['2', 'choice', '', '1', '', ''], 'D2 not_here'],
    ['new choice', ['', 'choice', '1000', '', 'Huge', ''], 'A2 choice_new'],
    ['title', ['', 'section', '', '', '', ''], 'E2 title_needed'],
    ['price', ['10', 'section', '', '', '', '5'], 'F2 not_here'],
    ['cells', ['100', 'product', '', '', '', '', 'more'], 'G2 too_many_cells'],
  ])('with a wrong %s is refused at its cell', (_what, cells, fault) => {
    expect(faultsIn(read(cells))).toEqual([fault]);
  });

  it('of something that an earlier row has is refused, and the earlier one named', () => {
    const reading = read(
      ['100', 'product', '', '', 'One', ''],
      ['', '', '', '', '', ''],
      ['100', 'product', '', '', 'Two', ''],
    );
    expect(reading.problems).toEqual([{ row: 4, column: 1, reason: 'id_twice', values: { cell: 'A2' } }]);
    expect(reading.changes.values.get('product:100')).toMatchObject({ title: { en: 'One' } });
  });

  it('that moves to a section without its heading is refused', () => {
    expect(faultsIn(read(['100', 'product', '11', '', '', '']))).toEqual(['A2 heading']);
  });

  it('of notes, and a blank one, is passed over but counted', () => {
    expect(faultsIn(read(['x', 'note', 'y'], [''], ['777', 'product']))).toEqual(['A4 id_unknown']);
  });
});

it('refuses two sections that would stand in each other', () => {
  const reading = readCells(MENU, [
    ['id', 'kind', 'parent'],
    ['10', 'section', '20'],
    ['20', 'section', '11'],
  ]);
  expect(faultsIn(reading)).toEqual(['C2 parent_inside', 'C3 parent_inside']);
});
