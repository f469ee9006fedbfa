import { join } from 'node:path';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { checkVariations } from './check-variations';
import { readHotelFolder } from './folder';
import { parseFolder } from './parse-folder';
import { describeProblem } from './problem';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

/** The problems of aurora's variations, without the folder and the place in the file. */
function problemsWith(variations: unknown): readonly string[] {
  files.change('aurora/hotel.json', (hotel) => {
    Object.assign(hotel.ext_data as object, { variations });
  });
  const parsed = parseFolder(readHotelFolder(files.dir, 'aurora'));
  if (!parsed.ok) return parsed.problems.map(describeProblem);
  return checkVariations(parsed.value).map((problem) => {
    expect(problem).toMatchObject({ file: join(files.dir, 'aurora', 'hotel.json') });
    expect(problem.line).toBeGreaterThan(1);
    return `${problem.path}: ${problem.reason}`;
  });
}

const at = (place: string, reason: string) => `ext_data.variations.${place}: ${reason}`;

it('accepts variations whose ids the hotel has, as numbers and as texts', () => {
  expect(
    problemsWith({
      age16Under: [20],
      barLinks: [{ icon: 'spa', title: 'Spa', section: '21' }],
      cartNotices: [{ under: [10], text: 'Soon' }],
      fixedPayment: 1,
      guestFields: [{ id: 9001, title: 'Car', under: [10] }],
      hideHelpOn: [30],
      hidePublicOfferLink: [100],
      homeLink: null,
    }),
  ).toEqual([]);
});

it.each([
  ['an unknown name', { hideEverything: true }, [at('hideEverything', 'no such variation')]],
  ['a value of another kind', { hideBar: 'yes' }, [at('hideBar', 'expected true or false')]],
  [
    'an invalid member of a list',
    { cartNotices: [{ under: [10], text: 'Soon' }, { under: [10] }] },
    [at('cartNotices[1]', 'expected a notice with the parent sections it stands under and a text')],
  ],
  [
    'an invalid field of a member',
    { barLinks: [{ icon: 'spa', title: 'Spa', section: 21, link: 'x' }] },
    [at('barLinks[0].link', 'expected a same-site path or an http(s) address')],
  ],
  ['a missing section', { hideHelpOn: [10, 77] }, [at('hideHelpOn[1]', 'no section has the id 77')]],
  ['a product where a section is expected', { age16Under: [100] }, [at('age16Under[0]', 'no section has the id 100')]],
  [
    'a missing section of a notice',
    { cartNotices: [{ under: [10, 78], text: 'Soon' }] },
    [at('cartNotices[0].under[1]', 'no section has the id 78')],
  ],
  [
    'a missing section of an entry',
    { barLinks: [{ icon: 'spa', title: 'Spa', section: 79 }] },
    [at('barLinks[0].section', 'no section has the id 79')],
  ],
  [
    'a missing section of a field',
    { guestFields: [{ id: 9001, title: 'Car', under: [80] }] },
    [at('guestFields[0].under[0]', 'no section has the id 80')],
  ],
  ['a missing product', { hidePublicOfferLink: [10] }, [at('hidePublicOfferLink[0]', 'no product has the id 10')]],
  ['a missing payment', { fixedPayment: 9 }, [at('fixedPayment', 'no payment has the id 9')]],
  [
    'a field with the id of an option',
    { guestFields: [{ id: 5001, title: 'Car' }] },
    [at('guestFields[0].id', 'another option has the id 5001')],
  ],
  [
    'two fields of one id',
    {
      guestFields: [
        { id: 9001, title: 'Car' },
        { id: '9001', title: 'Flight' },
      ],
    },
    [at('guestFields[1].id', 'another option has the id 9001')],
  ],
  [
    'problems of several variations',
    { hideBar: 7, hideHelpOn: [77], fixedPayment: 9 },
    [
      at('hideBar', 'expected true or false'),
      at('hideHelpOn[0]', 'no section has the id 77'),
      at('fixedPayment', 'no payment has the id 9'),
    ],
  ],
])('reports %s at its place', (_title, variations, expected) => {
  expect(problemsWith(variations)).toEqual(expected);
});
