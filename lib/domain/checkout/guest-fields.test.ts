import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartSection } from '@/tests/builders/orders/lines';
import { type GuestField, withGuestFields } from './guest-fields';

const CAR: GuestField = { id: 501, title: 'Number of your car', required: true, under: [] };
const FLIGHT: GuestField = { id: 502, title: { en: 'Flight' }, required: false, under: [30] };
const soup = cartLine({ section: cartSection({ id: 10 }) });
const taxi = cartLine({ section: cartSection({ id: 31 }), parent_section: cartSection({ id: 30 }) });
const name = kit(option({ id: 500 }));
const ids = (of: ReturnType<typeof withGuestFields>) => of?.properties.map(({ id }) => id) ?? null;

describe('withGuestFields', () => {
  it.each([
    ['adds nothing without fields', name, [], [soup], [500]],
    ['keeps a hotel without options and fields as it is', null, [], [soup], null],
    ['adds a field to the hotel’s own options', name, [CAR], [soup], [500, 501]],
    ['asks the fields of a hotel without options', null, [CAR], [soup], [501]],
    ['leaves out a field of other sections', name, [FLIGHT], [soup], [500]],
    ['adds the field of a section for one line below it', name, [FLIGHT], [soup, taxi], [500, 502]],
    ['adds several fields in the hotel’s order', null, [FLIGHT, CAR], [taxi], [502, 501]],
    ['adds no field to an order without lines, except one for all orders', null, [FLIGHT, CAR], [], [501]],
    ['keeps the hotel’s own option of the same id', kit(option({ id: '501' })), [CAR], [soup], ['501']],
  ])('%s', (_title, own, fields, lines, expected) => {
    expect(ids(withGuestFields(own, fields, lines))).toEqual(expected);
  });

  it('asks a field as one line of text, required or not, without a price', () => {
    const fields = withGuestFields(null, [CAR, FLIGHT], [taxi])?.properties;
    expect(fields).toEqual([
      option({ id: 501, title: 'Number of your car', is_required: true, price_type_id: 'none' }),
      option({ id: 502, title: { en: 'Flight' }, is_required: false, price_type_id: 'none' }),
    ]);
  });

  it('returns the same kit when nothing is added', () => {
    expect(withGuestFields(name, [FLIGHT], [soup])).toBe(name);
  });
});
