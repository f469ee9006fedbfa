import { allergyTexts } from '@/lib/domain/orders/allergy-texts';
import { foodWordsOf } from '@/lib/words/food/food-words';

const order = (comment: string) => ({ comment, properties: [], products: [] });

it.each([
  ['en', 'Severe nut ALLERGY, please take care'],
  ['en', 'I am lactose intolerant'],
  ['de', 'Nussallergie!'],
  ['de', 'Bin gegen Laktose allergisch'],
  ['es', 'Soy alérgica a los frutos secos'],
  ['fr', 'Intolérance au gluten'],
  ['it', 'Intolleranza al lattosio'],
  ['ru', 'У ребёнка аллергия на орехи'],
  ['ar', 'لدي حساسية من المكسرات'],
  ['cn', '我对花生过敏'],
  ['ja', 'ナッツアレルギーがあります'],
  ['de', 'My son has a peanut allergy'],
])('in %s, “%s” speaks of an allergy', (language, comment) => {
  expect(allergyTexts(order(comment), foodWordsOf(language))).toEqual([comment]);
});

it.each([
  ['en', 'No ice, please'],
  ['de', 'Bitte vor der Tür abstellen'],
  ['en', 'Extra nuts on top'],
  ['en', ''],
])('in %s, “%s” does not', (language, comment) => {
  expect(allergyTexts(order(comment), foodWordsOf(language))).toEqual([]);
});
