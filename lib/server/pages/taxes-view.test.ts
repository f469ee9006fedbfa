import { messagesFor } from './messages';
import { taxesView } from './taxes-view';

const VAT = { id: 'vat', title: { en: 'VAT', de: 'MwSt.' }, percent: 10, included: true };
const CITY = { id: 'city', title: { en: 'City tax', de: 'Stadtsteuer' }, percent: 8.875, included: false };
const FEE = { id: 'fee', title: { en: 'Tourism fee' }, percent: 4, included: false };

const viewOf = (hotel: Parameters<typeof taxesView>[0], language = 'en') =>
  taxesView(hotel, language, messagesFor({}, language));

it.each([
  ['a hotel without taxes', { taxes: [], charge_tax: null }],
  ['a hotel whose prices contain its taxes', { taxes: [VAT], charge_tax: 'vat' }],
])('adds nothing to the pages of %s', (_title, hotel) => {
  expect(viewOf(hotel)).toEqual({});
});

it('names the taxes that are added to the prices', () => {
  expect(viewOf({ taxes: [VAT, CITY, FEE], charge_tax: 'fee' })).toEqual({
    taxes: [
      { id: 'city', percent: 8.875, included: false, label: 'City tax, 8.875%', incl: 'incl. City tax, 8.875%' },
      { id: 'fee', percent: 4, included: false, label: 'Tourism fee, 4%', incl: 'incl. Tourism fee, 4%' },
    ],
    charge_tax: 'fee',
  });
});

it('names them in the guest’s language, and leaves out a tax of the charge that its price contains', () => {
  expect(viewOf({ taxes: [VAT, CITY], charge_tax: 'vat' }, 'de')).toEqual({
    taxes: [
      {
        ...{ id: 'city', percent: 8.875, included: false },
        ...{ label: 'Stadtsteuer, 8.875\u00a0%', incl: 'inkl. Stadtsteuer, 8.875\u00a0%' },
      },
    ],
  });
});
