import type { Text } from '../i18n/text';
import { acceptedText } from './accepted-text';

const place = (text_accepted_order: Text | null) => ({ text_accepted_order });
const none = {
  section: place(null),
  parentSection: null,
  hotel: place(null),
  word: 'Thank you.',
  name: null,
  language: 'en',
};

describe('the words after an order was accepted', () => {
  it.each([
    ['the section’s', { ...none, section: place({ en: 'From the bar' }), hotel: place('Hotel') }, 'From the bar'],
    ['the parent section’s', { ...none, parentSection: place('Parent'), hotel: place('Hotel') }, 'Parent'],
    [
      'the section’s, also where the parent section has some',
      { ...none, section: place('Section'), parentSection: place('Parent') },
      'Section',
    ],
    ['the hotel’s', { ...none, hotel: place({ en: 'Hotel' }) }, 'Hotel'],
    ['the dictionary’s', none, 'Thank you.'],
    ['not an empty map', { ...none, section: place({ en: '', ar: null }), hotel: place('Hotel') }, 'Hotel'],
    [
      'in another language rather than from elsewhere',
      { ...none, section: place({ ar: 'شكرا' }), hotel: place('Hotel') },
      'شكرا',
    ],
    [
      'with the guest’s name, wherever it stands',
      { ...none, section: place('#name#, thank you, #name#.'), name: 'Ana' },
      'Ana, thank you, Ana.',
    ],
    ['without a name where none is known', { ...none, section: place('Thank you #name#!') }, 'Thank you !'],
    [
      'with the name in the dictionary’s words too',
      { ...none, word: 'Thank you, #name#.', name: ' Ana ' },
      'Thank you, Ana.',
    ],
    ['with a name that looks like a pattern', { ...none, word: '#name#', name: '$& $1' }, '$& $1'],
    ['with a name that looks like the gap', { ...none, word: '#name# #name#', name: '#name#' }, '#name# #name#'],
  ])('are %s', (_title, from, expected) => {
    expect(acceptedText(from)).toBe(expected);
  });
});
