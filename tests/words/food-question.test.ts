import type { Allergen } from '@/lib/domain/allergens/allergens';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { LANGUAGE_TABLE } from '@/lib/domain/i18n/language-table';
import { type FoodQuestion, foodQuestionReader } from '@/lib/domain/search/food-question';
import { foodWordsOf } from '@/lib/words/food/food-words';
import { messagesIn } from '@/tests/words/written-messages';

const readIn = (language: string) => foodQuestionReader(foodWordsOf(language));

/** What is asked: diets, then `-allergen` for each that must not be in it, `?word` for what is unknown, then the rest. */
function asked(language: string, typed: string): string {
  const { question } = readIn(language).read(typed);
  if (question === null) return '';
  const unread = question.unread.map((word) => `?${word}`);
  return [...question.diets, ...question.without.map((allergen) => `-${allergen}`), ...unread, question.rest]
    .filter(Boolean)
    .join(' ');
}

it.each<[language: string, typed: string, expected: string]>([
  ['en', 'vegan', 'vegan'],
  ['en', 'Vegan pizza', 'vegan pizza'],
  ['en', 'vege', 'vegetarian'],
  ['en', 'vegetarian without nuts', 'vegetarian -peanuts -nuts'],
  ['en', 'veggie burger', 'vegetarian burger'],
  ['en', 'gluten free', 'gluten_free'],
  ['en', 'gluten-free cake', 'gluten_free cake'],
  ['en', 'glutenfree', 'gluten_free'],
  ['en', 'no gluten', 'gluten_free'],
  ['en', 'nut free', '-peanuts -nuts'],
  ['en', 'without milk and eggs', '-milk -eggs'],
  ['en', 'no tree nuts', '-peanuts -nuts'],
  ['en', 'free of peanuts', '-peanuts'],
  ['en', 'lactose free', 'lactose_free'],
  ['en', 'dairy free ice cream', '-milk ice cream'],
  ['en', 'without pork', 'pork_free'],
  ['en', 'alcohol free', 'alcohol_free'],
  ['en', 'no meat', 'vegetarian'],
  ['en', 'halal', 'halal'],
  ['en', 'kosher food', 'kosher'],
  ['en', 'coeliac', 'gluten_free'],
  ['en', 'plant-based', 'vegan'],
  ['en', 'vegetables', ''],
  ['en', 'nuts', ''],
  ['en', 'milk', ''],
  ['en', 'fish', ''],
  ['en', 'wine without sugar', ''],
  ['en', 'nutella', ''],
  ['en', '', ''],
  ['de', 'glutenfrei', 'gluten_free'],
  ['de', 'glutenfreie Nudeln', 'gluten_free nudeln'],
  ['de', 'ohne Nüsse', '-peanuts -nuts'],
  ['de', 'vegetarisches Frühstück', 'vegetarian fruhstuck'],
  ['de', 'ohne Ei', '-eggs'],
  ['de', 'ohne Eis', ''],
  ['de', 'milchfrei', '-milk'],
  ['de', 'fleischlos', 'vegetarian'],
  ['de', 'ohne Schweinefleisch', 'pork_free'],
  ['es', 'sin gluten', 'gluten_free'],
  ['es', 'sin frutos secos', '-peanuts -nuts'],
  ['es', 'vegetariano', 'vegetarian'],
  ['es', 'sin lactosa', 'lactose_free'],
  ['es', 'ensalada sin huevo', '-eggs ensalada'],
  ['fr', 'sans gluten', 'gluten_free'],
  ['fr', 'végétalien', 'vegan'],
  ['fr', 'sans arachides', '-peanuts'],
  ['fr', 'sans fruits à coque', '-peanuts -nuts'],
  ['it', 'senza glutine', 'gluten_free'],
  ['it', 'senza latte', '-milk'],
  ['it', 'vegetariana', 'vegetarian'],
  ['ru', 'без глютена', 'gluten_free'],
  ['ru', 'без орехов', '-peanuts -nuts'],
  ['ru', 'веганский десерт', 'vegan десерт'],
  ['ru', 'безлактозный', 'lactose_free'],
  ['ua', 'без молока', '-milk'],
  ['pl', 'bez laktozy', 'lactose_free'],
  ['pl', 'bezglutenowe', 'gluten_free'],
  ['cs', 'bezlepkový', 'gluten_free'],
  ['sk', 'bez orechov', '-peanuts -nuts'],
  ['tr', 'glutensiz', 'gluten_free'],
  ['tr', 'fındıksız', '-peanuts -nuts'],
  ['tr', 'sütsüz', '-milk'],
  ['tr', 'fıstıklı', ''],
  ['az', 'alkoqolsuz', 'alcohol_free'],
  ['hu', 'tejmentes', '-milk'],
  ['hu', 'gluténmentes', 'gluten_free'],
  ['hu', 'tojás nélkül', '-eggs'],
  ['et', 'piimata', '-milk'],
  ['nl', 'glutenvrij', 'gluten_free'],
  ['nl', 'zonder ei', '-eggs'],
  ['sv', 'laktosfritt', 'lactose_free'],
  ['sv', 'utan nötter', '-peanuts -nuts'],
  ['pt', 'sem glúten', 'gluten_free'],
  ['ro', 'fără nuci', '-peanuts -nuts'],
  ['gr', 'χωρίς γλουτένη', 'gluten_free'],
  ['gr', 'χορτοφαγικό', 'vegetarian'],
  ['ar', 'بدون غلوتين', 'gluten_free'],
  ['ar', 'خالي من المكسرات', '-peanuts -nuts'],
  ['ar', 'نباتي صرف', 'vegan'],
  ['ar', 'نباتي', 'vegetarian'],
  ['fa', 'بدون گلوتن', 'gluten_free'],
  ['fa', 'گیاهی', 'vegetarian'],
  ['il', 'ללא גלוטן', 'gluten_free'],
  ['il', 'בלי אגוזים', '-peanuts -nuts'],
  ['il', 'טבעוני', 'vegan'],
  ['cn', '不含坚果', '-peanuts -nuts'],
  ['cn', '无麸质蛋糕', 'gluten_free 蛋糕'],
  ['cn', '纯素', 'vegan'],
  ['cn', '素食', 'vegetarian'],
  ['ja', 'グルテンフリー', 'gluten_free'],
  ['ja', '卵抜き', '-eggs'],
  ['ja', 'ビーガン', 'vegan'],
  ['ko', '글루텐 프리', 'gluten_free'],
  ['ko', '비건', 'vegan'],
  ['ka', 'უგლუტენო', 'gluten_free'],
  ['ka', 'თხილის გარეშე', '-peanuts -nuts'],
  ['kz', 'глютенсіз', 'gluten_free'],
  ['ky', 'сүтсүз', '-milk'],
  ['mn', 'махгүй', 'vegetarian'],
  ['mn', 'сүүгүй', '-milk'],
  ['uz', 'glyutensiz', 'gluten_free'],
  ['tat', 'глютенсыз', 'gluten_free'],
  ['ba', 'лактозаһыҙ', 'lactose_free'],
  ['al', 'pa gluten', 'gluten_free'],
  ['lv', 'bez olām', '-eggs'],
  ['sl', 'brez glutena', 'gluten_free'],
  ['hr', 'bez orašastih plodova', '-peanuts -nuts'],
  ['cnr', 'bez mlijeka', '-milk'],
  ['ja', 'gluten free', 'gluten_free'],
])('in %s, %j asks for %j', (language, typed, expected) => {
  expect(asked(language, typed)).toBe(expected);
});

/** What an allergic guest may type. Everything that is left out must be read: the rest is searched as what is wanted. */
it.each<[language: string, typed: string, expected: string]>([
  ['en', 'no nuts or gluten', 'gluten_free -peanuts -nuts'],
  ['en', 'milk free and egg free', '-eggs -milk'],
  ['en', 'milk and egg free', '-eggs -milk'],
  ['en', 'milk, egg and nut free', '-eggs -milk -peanuts -nuts'],
  ['en', 'milk-/egg-free', '-eggs -milk'],
  ['en', 'nut-free & dairy-free cake', '-peanuts -nuts -milk cake'],
  ['en', 'without milk, eggs, nuts', '-milk -eggs -peanuts -nuts'],
  ['en', 'without milk eggs', '-milk -eggs'],
  ['en', 'without any traces of nuts', '-peanuts -nuts'],
  ['en', 'without milk, sugar and eggs', '-milk -eggs ?sugar'],
  ['en', 'without onions and milk', '-milk ?onions'],
  ['en', 'vegan without onions', 'vegan ?onions'],
  ['en', 'gluten free without onions', 'gluten_free ?onions'],
  ['en', 'no gluten pizza', 'gluten_free pizza'],
  ['en', 'no gluten, pizza', 'gluten_free pizza'],
  ['en', 'gluten free and egg', 'gluten_free -eggs'],
  ['en', 'gluten free egg sandwich', 'gluten_free egg sandwich'],
  ['en', 'egg sandwich without milk', '-milk egg sandwich'],
  ['en', 'milk, sugar and egg free', '-eggs -milk ?sugar'],
  ['en', 'no shellfish', '-crustaceans -molluscs'],
  ['en', 'seafood free', '-crustaceans -fish -molluscs'],
  ['en', 'shellfish allergy', '-crustaceans -molluscs'],
  ['en', 'allergic to nuts and milk', '-milk -peanuts -nuts'],
  ['en', 'lactose intolerant', 'lactose_free'],
  ['en', "can't eat eggs", '-eggs'],
  ['en', 'non-dairy', '-milk'],
  ['en', 'eggless', '-eggs'],
  ['en', 'no cheese', '-milk'],
  ['en', 'no meat or fish', 'vegetarian -fish'],
  ['en', 'neither', ''],
  ['en', 'coconut', ''],
  ['en', 'no nutmeg', ''],
  ['en', 'without eggplant', ''],
  ['en', 'plan', ''],
  ['en', 'no peanut butter', '-peanuts -milk'],
  ['de', 'gluten- und laktosefrei', 'gluten_free lactose_free'],
  ['de', 'ohne Milch und Ei', '-milk -eggs'],
  ['de', 'weder Milch noch Ei', '-milk -eggs'],
  ['de', 'keine Nüsse, keine Milch', '-peanuts -nuts -milk'],
  ['de', 'ohne Kuhmilch', '-milk'],
  ['de', 'ohne Thunfisch', '-fish'],
  ['de', 'Nussallergie', '-peanuts -nuts'],
  ['de', 'glutenfrei und ohne Sellerie', 'gluten_free -celery'],
  ['de', 'Freitag', ''],
  ['de', 'Spiegelei', ''],
  ['es', 'sin leche ni huevos', '-milk -eggs'],
  ['es', 'sin marisco', '-crustaceans -molluscs'],
  ['es', 'alérgico a los frutos secos', '-peanuts -nuts'],
  ['fr', 'sans lait ni œufs', '-milk -eggs'],
  ['fr', "pas d'arachides ni de noix", '-peanuts -nuts'],
  ['fr', 'sans fruits de mer', '-crustaceans -fish -molluscs'],
  ['it', 'senza latte e uova', '-milk -eggs'],
  ['it', 'senza latte né uova', '-milk -eggs'],
  ['pt', 'sem leite nem ovo', '-milk -eggs'],
  ['nl', 'zonder melk of ei', '-milk -eggs'],
  ['nl', 'melk- en glutenvrij', 'gluten_free -milk'],
  ['sv', 'utan mjölk och ägg', '-milk -eggs'],
  ['sv', 'utan skaldjur', '-crustaceans -molluscs'],
  ['sv', 'laktos- och glutenfritt', 'lactose_free gluten_free'],
  ['pl', 'bez mleka i jajek', '-milk -eggs'],
  ['cs', 'bez mléka a vajec', '-milk -eggs'],
  ['sk', 'bez mlieka a vajec', '-milk -eggs'],
  ['hr', 'bez mlijeka i jaja', '-milk -eggs'],
  ['sl', 'brez mleka in jajc', '-milk -eggs'],
  ['ro', 'fără lapte și ouă', '-milk -eggs'],
  ['al', 'pa qumësht dhe vezë', '-milk -eggs'],
  ['lv', 'bez piena un olām', '-milk -eggs'],
  ['et', 'piimata ja munata', '-milk -eggs'],
  ['hu', 'tej és tojás nélkül', '-eggs -milk'],
  ['hu', 'tej- és tojásmentes', '-eggs -milk'],
  ['tr', 'süt ve yumurta içermeyen', '-eggs -milk'],
  ['tr', 'sütsüz ve yumurtasız', '-milk -eggs'],
  ['tr', 'fıstıksız', '-peanuts -nuts'],
  ['az', 'südsüz və yumurtasız', '-milk -eggs'],
  ['ru', 'без молока и яиц', '-milk -eggs'],
  ['ru', 'без орехов, рыбы', '-peanuts -nuts -fish'],
  ['ru', 'аллергия на рыбу', '-fish'],
  ['ru', 'без морепродуктов', '-crustaceans -fish -molluscs'],
  ['ua', 'без молока та яєць', '-milk -eggs'],
  ['kz', 'сүтсіз және жұмыртқасыз', '-milk -eggs'],
  ['mn', 'сүүгүй ба өндөггүй', '-milk -eggs'],
  ['gr', 'χωρίς γάλα και αυγά', '-milk -eggs'],
  ['ar', 'بدون حليب وبيض', '-milk -eggs'],
  ['ar', 'بدون الحليب أو البيض', '-milk -eggs'],
  ['ar', 'حساسية من المكسرات', '-peanuts -nuts'],
  ['fa', 'بدون شیر و تخم مرغ', '-milk -eggs'],
  ['il', 'ללא חלב וביצים', '-milk -eggs'],
  ['ko', '우유와 달걀 없는', '-eggs -milk'],
  ['ka', 'რძისა და კვერცხის გარეშე', '-eggs -milk'],
  ['ja', '卵と牛乳なし', '-eggs -milk'],
  ['ja', '卵なし牛乳なし', '-eggs -milk'],
  ['ja', 'ナッツアレルギー', '-peanuts -nuts'],
  ['cn', '不含牛奶和鸡蛋', '-milk -eggs'],
  ['cn', '无牛奶、鸡蛋', '-milk -eggs'],
  ['cn', '坚果过敏', '-peanuts -nuts'],
  ['cn', '蛋糕', ''],
])('in %s, %j leaves out all of %j', (language, typed, expected) => {
  const parts = (text: string) => text.split(' ').sort();
  expect(parts(asked(language, typed))).toEqual(parts(expected));
});

describe.each(Object.keys(LANGUAGE_TABLE))('the words for food in %s', (language) => {
  const words = foodWordsOf(language)[0];
  const messages = messagesIn(language);
  const list = (text: string) => text.split(',').map((word) => word.trim().replace(/=$/, ''));

  it.each(Object.entries(DIET_KEYS))('read the hotel’s own word for %s', (diet, key) => {
    expect(asked(language, messages[key] ?? '')).toBe(diet);
  });

  it.each(Object.entries(ALLERGEN_KEYS))('read a dish without %s', (allergen, key) => {
    const name = messages[key] ?? '';
    const forms = [
      ...list(words?.without ?? '').flatMap((before) => [`${before} ${name}`, `${before}${name}`]),
      ...list(words?.free ?? '').flatMap((behind) => [`${name} ${behind}`, `${name}${behind}`]),
    ];
    const questions = forms.map((form) => readIn(language).read(form).question);
    const isExpected = (question: FoodQuestion | null) =>
      allergen === 'gluten'
        ? question?.diets.includes('gluten_free')
        : question?.without.includes(allergen as Allergen);
    expect(questions.filter((question) => question?.rest === '' && isExpected(question))).not.toEqual([]);
    expect(asked(language, name)).toBe('');
  });
});
