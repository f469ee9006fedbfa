import { readdirSync } from 'node:fs';
import { BUILT_IN_REPLIES } from './quick-replies';

it('has each of the product’s replies in every language of guests', () => {
  const languages = readdirSync('lib/words')
    .filter((name) => /^[a-z]{2,3}\.json$/.test(name))
    .map((name) => name.replace('.json', ''));
  for (const reply of BUILT_IN_REPLIES) expect(Object.keys(reply).sort()).toEqual(languages.sort());
  expect(BUILT_IN_REPLIES).toHaveLength(5);
});
