import { readTree } from './menu-tree';
import { highestId, withNewIds } from './new-ids';

describe('new ids', () => {
  const choice = (id: number | undefined, title: string) => ({ ...(id !== undefined && { id }), title });
  const size = { id: 5, title: 'Size', attrs: [choice(51, 'Small'), choice(52, 'Large')], value: '51' };
  const counter = () => {
    let last = 1_000_000;
    return () => {
      last += 1;
      return last;
    };
  };
  const before = [{ id: 1, options: [size] }];

  it('keeps the ids of options and choices that the product had', () => {
    const value = { id: 1, options: [size] };
    expect(withNewIds(value, before, counter())).toEqual(value);
  });

  it('gives new options and choices ids that were never used, whatever ids they came with', () => {
    const options = [
      { ...size, attrs: [choice(51, 'Small'), choice(53, 'Huge'), choice(undefined, 'Tiny')] },
      { title: 'Sauce', attrs: [choice(51, 'Hot')], value: '51' },
    ];
    expect(withNewIds({ id: 1, options }, before, counter())).toEqual({
      id: 1,
      options: [
        { ...size, attrs: [choice(51, 'Small'), choice(1_000_001, 'Huge'), choice(1_000_002, 'Tiny')] },
        // The default names its choice still.
        { id: 1_000_003, title: 'Sauce', attrs: [choice(1_000_004, 'Hot')], value: '1000004' },
      ],
    });
  });

  it('leaves what is no option to the schema', () => {
    for (const options of [undefined, 'two', [1, null], [{ id: 5, attrs: [7] }]]) {
      expect(withNewIds({ id: 1, options }, before, counter())).toEqual({ id: 1, options });
    }
  });

  it('begins above a million, and above every id of the hotel', () => {
    const tree = readTree({ 'sections/1.json': { id: 3, products: [{ id: 4, options: [size] }] } });
    expect(highestId(tree, {})).toBe(1_000_000);
    const kit = [{ id: 7, attrs: [{ id: 2_000_000 }] }];
    expect(highestId(tree, { kits: { sizes: kit } })).toBe(2_000_000);
    expect(highestId(tree, { property: [{ id: 3_000_000 }] })).toBe(3_000_000);
    expect(highestId(tree, { property: { properties: kit } })).toBe(2_000_000);
    const far = readTree({ 'sections/1.json': { id: 4_000_000 } });
    expect(highestId(far, null)).toBe(4_000_000);
  });
});
