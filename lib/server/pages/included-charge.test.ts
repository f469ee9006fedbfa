import { decoders } from '@/lib/contract/schema/decoders';
import { includedCharge } from './included-charge';
import { messagesFor } from './messages';

function responseOf(hotel: object) {
  const response = decoders.hotel({ data: { hotel: { id: 1, uuid: 'h-1', ...hotel }, words: {}, languages: [] } });
  if (response === null) throw new Error('no hotel');
  return response;
}

const own = { ext_data: { variations: { chargeLabel: { en: 'Delivery to the rooms' } } } };

it.each([
  ['a hotel without a charge', {}, 'en', ''],
  ['a percentage', { discount_percent: 10 }, 'en', 'incl. 10 % service'],
  ['a percentage, in German', { discount_percent: 7.5 }, 'de', 'inkl. 7.5 % Service'],
  ['a percentage with words of the hotel', { discount_percent: 10, ...own }, 'en', 'incl. Delivery to the rooms, 10%'],
  ['an amount', { discount_price: 3 }, 'en', 'incl. Service charge'],
  ['an amount with words of the hotel', { discount_price: 3, ...own }, 'en', 'incl. Delivery to the rooms'],
])('says which charge is in an amount: %s', (_title, hotel, language, text) => {
  const response = responseOf(hotel);
  expect(includedCharge(response, language, messagesFor(response.words, language))).toBe(text);
});
