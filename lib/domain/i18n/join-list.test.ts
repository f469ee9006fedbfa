import { joinList } from './join-list';

it('joinList uses the language’s comma and leaves out empty texts', () => {
  expect(joinList(['now', '', 'room 214'], 'en')).toBe('now, room 214');
  expect(joinList(['الآن', 'غرفة 214'], 'ar')).toBe('الآن، غرفة 214');
  expect(joinList(['ara', 'habitació 214'], 'arn')).toBe('ara, habitació 214');
});
