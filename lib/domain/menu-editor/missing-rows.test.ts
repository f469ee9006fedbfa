import { missingCounts, missingRows } from './missing-rows';

const rows = [
  { id: 1, what: 'text', language: 'de' },
  { id: 2, what: 'text', language: 'ar' },
  { id: 3, what: 'picture', language: null },
] as const;
it.each([
  [{ what: null, language: null }, [1, 2, 3]],
  [{ what: 'text', language: null }, [1, 2]],
  [{ what: null, language: 'de' }, [1, 3]],
  [{ what: 'picture', language: 'ar' }, [3]],
  [{ what: 'tax', language: null }, []],
] as const)('shows those of %j', (filter, expected) => {
  expect(missingRows(rows, filter).map(({ id }) => id)).toEqual(expected);
});

it('counts each kind that there is', () => {
  expect(missingCounts(rows)).toEqual([
    { what: 'text', count: 2 },
    { what: 'picture', count: 1 },
  ]);
});
