import { listed } from './listed';

it('short facts stand in a row with the comma of the language, without the empty ones', () => {
  expect(listed(['now', '', 'room 214'], 'en')).toBe('now, room 214');
  expect(listed(['الآن', 'غرفة 214'], 'ar')).toBe('الآن، غرفة 214');
  expect(listed(['ara', 'habitació 214'], 'arn')).toBe('ara, habitació 214');
});
