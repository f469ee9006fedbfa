import { optionFile } from './kit-file';

const dishes = [1, 2].map((id) => ({ id, title: 'Dish' }));
const complaints = (parts: object): readonly string[] => {
  const read = optionFile.safeParse({ id: 9, title: 'Dishes', ptype_id: 'checkbox', attrs: dishes, ...parts });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const UNREACHABLE = 'minimum: only a checkbox has a minimum, and its choices and limits have to allow as many';

describe('the minimum of an option in a hotel file', () => {
  it.each([
    ['is as many as there are choices', { minimum: 2 }, []],
    ['is more than there are choices', { minimum: 3 }, [UNREACHABLE]],
    ['is more than the maximum', { minimum: 2, maximum: 1 }, [UNREACHABLE]],
    ['is more than may be ticked', { minimum: 2, max_checked_attrs_count: 1 }, [UNREACHABLE]],
    ['is reached by counting pieces', { minimum: 9, pcode_id: 'quantity' }, []],
    ['stands in a select, which takes one by its nature', { minimum: 1, ptype_id: 'select' }, [UNREACHABLE]],
    ['is 0, which is none', { minimum: 0, ptype_id: 'select' }, []],
  ])('%s', (_title, parts, expected) => {
    expect(complaints(parts)).toEqual(expected);
  });
});

it('refuses a select or checkbox without choices', () => {
  expect(complaints({ attrs: [] })).toEqual(['attrs: a select or checkbox needs choices']);
});
