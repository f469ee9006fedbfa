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

describe('acceptedText', () => {
  it.each([
    [
      'uses the section’s text if it has one',
      { ...none, section: place({ en: 'From the bar' }), hotel: place('Hotel') },
      'From the bar',
    ],
    [
      'uses the parent section’s text if the section has none',
      { ...none, parentSection: place('Parent'), hotel: place('Hotel') },
      'Parent',
    ],
    [
      'prefers the section’s text to the parent section’s',
      { ...none, section: place('Section'), parentSection: place('Parent') },
      'Section',
    ],
    ['uses the hotel’s text if neither section has one', { ...none, hotel: place({ en: 'Hotel' }) }, 'Hotel'],
    ['uses the dictionary’s message if no section and no hotel text exists', none, 'Thank you.'],
    [
      'ignores a text map with only empty values',
      { ...none, section: place({ en: '', ar: null }), hotel: place('Hotel') },
      'Hotel',
    ],
    [
      'prefers the section’s text in another language to the hotel’s in the guest’s language',
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
      { ...none, word: 'Thank you, #name#.', name: ' Ana ' },
      'Thank you, Ana.',
    ],
    [
      'inserts a name that contains replacement patterns unchanged',
      { ...none, word: '#name#', name: '$& $1' },
      '$& $1',
    ],
    [
      'inserts a name that equals the placeholder unchanged',
      { ...none, word: '#name# #name#', name: '#name#' },
      '#name# #name#',
    ],
  ])('%s', (_title, from, expected) => {
    expect(acceptedText(from)).toBe(expected);
  });
});
