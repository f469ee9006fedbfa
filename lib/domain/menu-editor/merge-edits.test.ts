import { MEMBER_ORDER, mergeEdits, partAt } from './merge-edits';

type Value = Readonly<Record<string, unknown>>;

const base = { id: 1, title: { en: 'Soup' }, price: 5, tax: 'food' };
it.each([
  [
    'both changes of different fields',
    { price: 6 },
    { title: { en: 'Broth' } },
    { ...base, price: 6, title: { en: 'Broth' } },
    [],
  ],
  ['the same change of both once', { price: 6 }, { price: 6 }, { ...base, price: 6 }, []],
  ['mine where both changed a field', { price: 6 }, { price: 7 }, { ...base, price: 6 }, [['price']]],
  ['a field that I removed', { tax: undefined }, {}, { id: 1, title: { en: 'Soup' }, price: 5 }, []],
  ['a field that they added', {}, { slots: 1 }, { ...base, slots: 1 }, []],
])('takes %s', (_title, mine, theirs, merged, conflicts) => {
  const result = mergeEdits({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  expect(result.merged).toEqual(merged);
  expect(result.conflicts.map(({ path }) => path)).toEqual(conflicts);
});

it('takes theirs in what both changed, and keeps what only I did', () => {
  const sides = { base, mine: { ...base, price: 6, tax: 'goods' }, theirs: { ...base, price: 7 } };
  expect(mergeEdits(sides, 'theirs').merged).toEqual({ ...base, price: 7, tax: 'goods' });
});

it('leaves out a field that they removed while I changed it, once theirs is chosen', () => {
  const { tax: _tax, ...without } = base;
  const sides = { base, mine: { ...base, tax: 'goods' }, theirs: without };
  expect(mergeEdits(sides).merged).toEqual({ ...base, tax: 'goods' });
  expect(mergeEdits(sides, 'theirs').merged).toEqual(without);
});

/** How one field is merged, with both answers to its conflicts. */
function merge(field: string, [before, mine, theirs]: readonly [unknown, unknown, unknown]) {
  const of = (value: unknown): Value => (value === undefined ? {} : { [field]: value });
  const sides = { base: of(before), mine: of(mine), theirs: of(theirs) };
  const { merged, conflicts } = mergeEdits(sides);
  return {
    mine: merged[field],
    theirs: mergeEdits(sides, 'theirs').merged[field],
    conflicts: conflicts.map(({ path }) => path.slice(1)),
  };
}

const one = (value: unknown) => ({ mine: value, theirs: value, conflicts: [] });

describe('a text', () => {
  it.each([
    ['two languages', [{ en: 'Soup' }, { en: 'Soup', de: 'Suppe' }, { en: 'Soup', fr: 'Soupe' }]],
    ['two languages of one that nobody had written', [undefined, { de: 'Suppe' }, { en: 'Soup', fr: 'Soupe' }]],
    [
      'two languages of one that was the same in all',
      ['Soup', { en: 'Soup', de: 'Suppe', fr: 'Soup' }, { en: 'Soup', de: 'Soup', fr: 'Soupe' }],
    ],
  ] as const)('has what each has written in %s', (_title, sides) => {
    const { mine, theirs, conflicts } = merge('descr', sides);
    expect(mine).toEqual({ en: 'Soup', de: 'Suppe', fr: 'Soupe' });
    expect(theirs).toEqual(mine);
    expect(conflicts).toEqual([]);
  });

  it('asks only for the language that both have written', () => {
    const before = { en: 'Soup', de: 'Suppe' };
    expect(merge('title', [before, { en: 'Broth', de: 'Brühe' }, { en: 'Stew', de: 'Suppe', fr: 'Soupe' }])).toEqual({
      mine: { en: 'Broth', de: 'Brühe', fr: 'Soupe' },
      theirs: { en: 'Stew', de: 'Brühe', fr: 'Soupe' },
      conflicts: [['en']],
    });
  });

  it('is none where each has removed one of its languages', () => {
    expect(merge('descr', [{ en: 'Hot', de: 'Heiß' }, { en: 'Hot' }, { de: 'Heiß' }])).toEqual(one(undefined));
  });

  it('is one where one of them has removed it in all languages', () => {
    expect(merge('descr', [{ en: 'Hot' }, undefined, { en: 'Hot', de: 'Heiß' }])).toEqual({
      mine: undefined,
      theirs: { en: 'Hot', de: 'Heiß' },
      conflicts: [[]],
    });
  });
});

const size = { id: 1, title: { en: 'Size' } };
const spice = { id: 2, title: { en: 'Spice' } };
const side = { id: 3, title: { en: 'Side' } };
const fresh = { title: { en: 'New' } };
const named = (option: Value, title: string) => ({ ...option, title: { en: title } });

describe('a list of questions', () => {
  it('has what each has changed in different ones', () => {
    const sides = [
      [size, spice],
      [named(size, 'How big'), spice],
      [size, named(spice, 'How hot')],
    ] as const;
    expect(merge('options', sides)).toEqual(one([named(size, 'How big'), named(spice, 'How hot')]));
  });

  it('has what each has changed in different languages and choices of one', () => {
    const option = (title: Value, ...choices: readonly string[]) => ({
      ...{ id: 1, title },
      attrs: choices.map((name, place) => ({ id: 10 + place, title: { en: name } })),
    });
    expect(
      merge('options', [
        [option({ en: 'Size' }, 'Small', 'Large')],
        [option({ en: 'Size', de: 'Größe' }, 'Tiny', 'Large')],
        [option({ en: 'Size', fr: 'Taille' }, 'Small', 'Huge')],
      ]),
    ).toEqual(one([option({ en: 'Size', de: 'Größe', fr: 'Taille' }, 'Tiny', 'Huge')]));
  });

  it('asks only for the question that both have changed', () => {
    const sides = [
      [size, spice],
      [named(size, 'Mine'), spice],
      [named(size, 'Theirs'), named(spice, 'Hot')],
    ] as const;
    expect(merge('options', sides)).toEqual({
      mine: [named(size, 'Mine'), named(spice, 'Hot')],
      theirs: [named(size, 'Theirs'), named(spice, 'Hot')],
      conflicts: [[1, 'title', 'en']],
    });
  });

  it('asks for one that I have removed and they have changed', () => {
    expect(merge('options', [[size, spice], [spice], [named(size, 'Theirs'), spice]])).toEqual({
      mine: [spice],
      theirs: [spice, named(size, 'Theirs')],
      conflicts: [[1]],
    });
  });

  it.each<[string, readonly [unknown, unknown, unknown], unknown]>([
    ['what each has added', [[size], [size, fresh], [size, spice]], [size, fresh, spice]],
    ['what each has added to none', [undefined, [fresh], [spice]], [fresh, spice]],
    [
      'none of what each has removed',
      [
        [size, spice, side],
        [size, spice],
        [spice, side],
      ],
      [spice],
    ],
    [
      'what I have added, in its place',
      [
        [size, spice],
        [size, fresh, spice],
        [named(size, 'Big'), spice],
      ],
      [named(size, 'Big'), fresh, spice],
    ],
    [
      'what they have added, in its place',
      [
        [size, spice],
        [named(size, 'Big'), spice],
        [size, side, spice],
      ],
      [named(size, 'Big'), side, spice],
    ],
    [
      'their order and my change',
      [
        [size, spice],
        [named(size, 'Big'), spice],
        [spice, size],
      ],
      [spice, named(size, 'Big')],
    ],
    [
      'their order and my addition',
      [
        [size, spice],
        [size, spice, fresh],
        [spice, size],
      ],
      [spice, size, fresh],
    ],
    [
      'my order and their addition',
      [
        [size, spice],
        [spice, size],
        [size, spice, side],
      ],
      [spice, size, side],
    ],
  ])('has %s', (_title, sides, merged) => {
    expect(merge('options', sides)).toEqual(one(merged));
  });

  it('asks for its order where both have changed it', () => {
    const sides = [
      [size, spice, side],
      [spice, size, side],
      [named(side, 'Beside'), size, spice],
    ] as const;
    expect(merge('options', sides)).toEqual({
      mine: [spice, size, named(side, 'Beside')],
      theirs: [named(side, 'Beside'), size, spice],
      conflicts: [[MEMBER_ORDER]],
    });
  });

  it('is one where its members have nothing to match them by', () => {
    const sides = [[size], [size, size], [named(size, 'Big')]] as const;
    expect(merge('options', sides)).toMatchObject({ mine: [size, size], conflicts: [[]] });
  });
});

it('merges headings by their codes, and pictures by their files', () => {
  const heading = (code: string, title: string) => ({ code, title: { en: title } });
  expect(
    merge('headings', [
      [heading('a', 'Cold'), heading('b', 'Warm')],
      [heading('a', 'Ice'), heading('b', 'Warm')],
      [heading('a', 'Cold'), heading('b', 'Hot')],
    ]),
  ).toEqual(one([heading('a', 'Ice'), heading('b', 'Hot')]));
  const picture = (image: string, text: Value) => ({ image, text });
  expect(
    merge('pictures', [
      [picture('a.webp', { en: 'A bowl' })],
      [picture('a.webp', { en: 'A bowl', de: 'Eine Schale' })],
      [picture('a.webp', { en: 'A bowl', fr: 'Un bol' }), picture('b.webp', {})],
    ]),
  ).toEqual(one([picture('a.webp', { en: 'A bowl', de: 'Eine Schale', fr: 'Un bol' }), picture('b.webp', {})]));
});

it('merges other lists as one', () => {
  expect(merge('allergens', [['nuts'], ['nuts', 'milk'], ['nuts', 'eggs']])).toEqual({
    mine: ['nuts', 'milk'],
    theirs: ['nuts', 'eggs'],
    conflicts: [[]],
  });
});

it('finds the part that a conflict names', () => {
  const value = { options: [size, { ...spice, attrs: [{ id: 20, title: { en: 'Mild' } }] }] };
  expect(partAt(value, ['options', 2, 'attrs', 20, 'title', 'en'])).toBe('Mild');
  expect(partAt(value, ['options', 2])).toBe(value.options[1]);
  expect(partAt(value, ['options', 9, 'title'])).toBeUndefined();
  expect(partAt(value, ['slots', 0])).toBeUndefined();
});
