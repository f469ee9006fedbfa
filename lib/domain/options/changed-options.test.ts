import { kit, option } from '@/tests/builders/catalogue/kit';
import { changedOptions } from './changed-options';
import { setOptionValue } from './options';

it('returns only the option that the guest has answered', () => {
  const asked = kit(option({ id: 1 }), option({ id: 2 }));
  expect(changedOptions(asked, setOptionValue(asked, 2, 'VY 1234'))).toEqual([2]);
  expect(changedOptions(asked, asked)).toEqual([]);
});
