import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const CHARGE = { id: 4, title: 'To my room', ptype_id: 'room', needs_room_proof: true };
const POOL = { id: 'pool', title: 'Pool bed', path: '/products/10', property_id: 31, values: '1–3' };

/** What the check says of a hotel with these settings beside its payments and places. */
async function checked(
  settings: object,
  { payments = [CHARGE], places = [POOL] }: { payments?: object[]; places?: object[] } = {},
) {
  files.change('aurora/hotel.json', (hotel) => {
    Object.assign(hotel, settings);
    hotel.payments = [...(hotel.payments as object[]), ...payments];
    hotel.ext_data = { ...Object(hotel.ext_data), places };
  });
  const { text } = await runCheck('aurora', {
    hotelsDir: files.dir,
    emojiDir: EMOJI_DIR,
    now: new Date('2026-05-01T08:00:00Z'),
  });
  return text;
}

const NOTHING = /proof|proven|charges no room|stays do not|this place|two places|property_id|values/;

it('has nothing to say about rooms, payments and places that are right', async () => {
  expect(await checked({ room_proof: 'for_charges', limit_room: ['101–120'] })).not.toMatch(NOTHING);
  expect(await checked({ room_proof: 'off' }, { payments: [] })).not.toMatch(NOTHING);
});

it.each([
  ['no room to prove', { room_proof: 'for_orders', limit_room: [' '] }, {}, /no room can be proven/],
  ['no payment that asks', { room_proof: 'for_charges' }, { payments: [] }, /no payment charges a room/],
  ['two rooms that differ by case', { limit_room: ['A1', 'a1'] }, {}, /it is the same room as A1/],
  [
    'a payment that may charge a room',
    { room_proof: 'for_charges' },
    { payments: [CHARGE, { id: 5, title: 'To the house', ptype_id: 'house' }] },
    /a payment of the kind house asks for no proof/,
  ],
  ['cash that charges a room', {}, { payments: [{ ...CHARGE, ptype_id: 'cash' }] }, /of the kind cash charges no room/],
  ['no check-out time', { end_stays_at_check_out: true }, {}, /stays do not end by themselves/],
  [
    'a page that does not exist',
    {},
    { places: [{ ...POOL, path: '/products/77' }] },
    /leads to a page that does not exist: \/products\/77/,
  ],
  [
    'a path of elsewhere',
    {},
    { places: [{ ...POOL, path: '//evil.example' }] },
    /a path like \/products\/70 is expected/,
  ],
  ['a place without an effect', {}, { places: [{ id: 'bar', title: 'Bar' }] }, /a path or a property_id is missing/],
  [
    'an option without values',
    {},
    { places: [{ id: 'bar', title: 'Bar', property_id: 31 }] },
    /the values of the option are missing/,
  ],
  ['two places with one id', {}, { places: [POOL, POOL] }, /two places have the same id/],
  ['an unknown policy', { room_proof: 'sometimes' }, {}, /room_proof/],
])('warns of, or refuses, %s', async (_what, settings, more, message) => {
  expect(await checked(settings, more)).toMatch(message);
});
