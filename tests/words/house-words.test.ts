import { LANGUAGE_TABLE } from '@/lib/domain/i18n/language-table';
import { foldText } from '@/lib/domain/search/fold-text';
import { type HouseWord, houseWordsOf } from '@/lib/words/house/house-words';

const KINDS: readonly HouseWord[] = ['wifi', 'check-out', 'phone', 'mail', 'map'];
const ENGLISH = new Map(KINDS.map((kind) => [kind, houseWordsOf(kind, 'en')]));

describe.each(Object.keys(LANGUAGE_TABLE))('how guests name things of the house in %s', (language) => {
  it('has words for each, and English ones besides', () => {
    for (const kind of KINDS) {
      const words = houseWordsOf(kind, language);
      expect([kind, words.filter((word) => word.trim() === '' || word !== word.trim())]).toEqual([kind, []]);
      expect(words).toEqual(expect.arrayContaining([...(ENGLISH.get(kind) ?? [])]));
      if (language !== 'en') expect(words.length).toBeGreaterThan(ENGLISH.get(kind)?.length ?? 0);
    }
  });

  it('has no word twice, and none for two things, except what asks how to reach the hotel', () => {
    const own = KINDS.map((kind) => houseWordsOf(kind, language).slice(0, -(ENGLISH.get(kind)?.length ?? 0)));
    const folded = own.map((words) => words.map(foldText));
    for (const words of folded) expect(words).toEqual([...new Set(words)]);
    const [wifi = [], checkOut = [], phone = [], mail = [], map = []] = folded;
    const reach = [...new Set([...phone, ...mail])];
    const all = [...wifi, ...checkOut, ...reach, ...map];
    expect(all).toEqual([...new Set(all)]);
  });
});
