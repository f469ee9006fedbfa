import { announcementPicture } from './announcement-picture';

const FOCUS = { x: 20, y: 0 };

it.each([
  ['its own of the language', { file: '/a.jpg', lang_file: { de: '/de.jpg' }, focus: null }, { picture: '/de.jpg' }],
  ['or else the default one', { file: '/a.jpg', lang_file: { es: '/es.jpg' }, focus: null }, { picture: '/a.jpg' }],
  ['or else none', { file: null, lang_file: {}, focus: null }, { picture: null }],
  [
    'with what stays in view',
    { file: '/a.jpg', lang_file: { de: '/de.jpg' }, focus: FOCUS },
    { picture: '/de.jpg', focus: '20% 0%' },
  ],
])('an announcement shows %s', (_, extra, expected) => {
  expect(announcementPicture(extra, 'de')).toEqual(expected);
});
