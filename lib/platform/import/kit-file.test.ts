import { optionFile } from './kit-file';

const dishes = [1, 2].map((id) => ({ id, title: 'Dish' }));
const complaints = (parts: object): readonly string[] => {
  const read = optionFile.safeParse({ id: 9, title: 'Dishes', ptype_id: 'checkbox', attrs: dishes, ...parts });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const UNREACHABLE = 'minimum: only a checkbox has a minimum, and its choices and limits have to allow as many';

describe('the minimum of an option in a hotel file', () => {
  it.each([
    ['equals the number of choices: accepted', { minimum: 2 }, []],
    ['exceeds the number of choices: reported', { minimum: 3 }, [UNREACHABLE]],
    ['exceeds the maximum: reported', { minimum: 2, maximum: 1 }, [UNREACHABLE]],
    ['exceeds the number of ticks allowed: reported', { minimum: 2, max_checked_attrs_count: 1 }, [UNREACHABLE]],
    ['can be reached by quantities: accepted', { minimum: 9, pcode_id: 'quantity' }, []],
    ['is set in a select, which always takes one choice: reported', { minimum: 1, ptype_id: 'select' }, [UNREACHABLE]],
    ['is 0, which means no minimum: accepted', { minimum: 0, ptype_id: 'select' }, []],
  ])('checks an option whose minimum %s', (_title, parts, expected) => {
    expect(complaints(parts)).toEqual(expected);
  });
});

it('refuses a select or checkbox without choices in a hotel file', () => {
  expect(complaints({ attrs: [] })).toEqual(['attrs: a select or checkbox needs choices']);
});
