import type { Text } from '../i18n/text';
import { acceptedText } from './accepted-text';

const place = (text_accepted_order: Text | null) => ({ text_accepted_order });
const none = {
  section: place(null),
  parentSection: null,
  hotel: place(null),
  message: 'Thank you.',
  name: null,
  language: 'en',
};

describe('acceptedText', () => {
  it.each([
    [
      'is the section’s if it has one',
      { ...none, section: place({ en: 'From the bar' }), hotel: place('Hotel') },
      'From the bar',
    ],
    [
      'is the parent section’s if the section has none',
      { ...none, parentSection: place('Parent'), hotel: place('Hotel') },
      'Parent',
    ],
    [
      'is the section’s even if the parent section has one',
      { ...none, section: place('Section'), parentSection: place('Parent') },
      'Section',
    ],
    ['is the hotel’s if neither section has one', { ...none, hotel: place({ en: 'Hotel' }) }, 'Hotel'],
    ['is the dictionary’s message if nobody has a text', none, 'Thank you.'],
    [
      'ignores a text map with only empty values',
      { ...none, section: place({ en: '', ar: null }), hotel: place('Hotel') },
      'Hotel',
    ],
    [
      'is the section’s in another language before the hotel’s in the guest’s language',
      { ...none, section: place({ ar: 'شكرا' }), hotel: place('Hotel') },
      'شكرا',
    ],
    [
      'replaces every placeholder with the guest’s name',
      { ...none, section: place('#name#, thank you, #name#.'), name: 'Ana' },
      'Ana, thank you, Ana.',
    ],
    ['removes the placeholder if the name is unknown', { ...none, section: place('Thank you #name#!') }, 'Thank you !'],
    [
      'replaces the placeholder in the dictionary’s message too',
      { ...none, message: 'Thank you, #name#.', name: ' Ana ' },
      'Thank you, Ana.',
    ],
    [
      'inserts a name that contains replacement patterns unchanged',
      { ...none, message: '#name#', name: '$& $1' },
      '$& $1',
    ],
    [
      'inserts a name that equals the placeholder unchanged',
      { ...none, message: '#name# #name#', name: '#name#' },
      '#name# #name#',
    ],
  ])('the success text %s', (_title, from, expected) => {
    expect(acceptedText(from)).toBe(expected);
  });
});
