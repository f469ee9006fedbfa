import { joinList } from './join-list';

it('short facts stand in a row with the comma of the language, without the empty ones', () => {
  expect(joinList(['now', '', 'room 214'], 'en')).toBe('now, room 214');
  expect(joinList(['الآن', 'غرفة 214'], 'ar')).toBe('الآن، غرفة 214');
  expect(joinList(['ara', 'habitació 214'], 'arn')).toBe('ara, habitació 214');
});
