import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const NO_EFFECT = /hotel\.json:\d+:\d+ warning tips\.after_delivery: no payment charges a room/;
const TO_ROOM = { id: 4, title: 'To my room', ptype_id: 'room', needs_room_proof: true };

it.each([
  ['warns of tips after the delivery that nobody can give', { percent: [5], after_delivery: true }, [], true],
  ['has nothing to say where a payment charges the room', { percent: [5], after_delivery: true }, [TO_ROOM], false],
  ['has nothing to say of tips at the checkout', { percent: [5] }, [], false],
])('%s', async (_title, tips, more, warns) => {
  files.change('aurora/hotel.json', (hotel) => {
    hotel.tips = tips;
    hotel.payments = [...(hotel.payments as object[]), ...more];
  });
  const source = { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') };
  const { text } = await runCheck('aurora', source);
  expect(NO_EFFECT.test(text)).toBe(warns);
});
