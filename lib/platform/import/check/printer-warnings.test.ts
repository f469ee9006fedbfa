import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const check = async () =>
  (await runCheck('aurora', { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') })).text;
const setDesk = (desk: object) =>
  files.change('aurora/hotel.json', (hotel) => {
    hotel.ext_data = { ...Object(hotel.ext_data), desk };
  });
const kitchen = { id: 'kitchen', title: 'Kitchen', sections: [10] };
const star = { id: 'star', title: 'Star', kind: 'cloudprnt', width: 80 };
const epson = { id: 'epson', title: 'Epson', kind: 'escpos', width: 58, host: '192.168.1.40' };

it('warns of a station without a printer in a hotel that has printers', async () => {
  const spa = { id: 'spa', title: 'Spa', sections: [21] };
  setDesk({ printers: [star], stations: [{ ...kitchen, printer: 'star' }, spa] });
  expect(await check()).toMatch(
    /hotel\.json:\d+:\d+ warning .*the station spa has no printer: it gets its orders at the desk only/,
  );
  expect(await check()).not.toMatch(/the station kitchen/);
});

it('warns of a station whose printer is null', async () => {
  setDesk({ printers: [star], stations: [{ ...kitchen, printer: null }] });
  expect(await check()).toMatch(/the station kitchen has no printer/);
});

it('has nothing to say about stations of a hotel without printers', async () => {
  setDesk({ stations: [kitchen] });
  expect(await check()).not.toMatch(/printer/);
});

it('warns of a printer that no station has', async () => {
  setDesk({ printers: [star, epson], stations: [{ ...kitchen, printer: 'epson' }] });
  expect(await check()).toMatch(/hotel\.json:\d+:\d+ warning .*the printer star prints nothing: no station has it/);
});

it.each([
  ['a station with an unknown printer', { stations: [{ ...kitchen, printer: 'star' }] }, /there is no printer star/],
  ['two printers with the same id', { printers: [star, star] }, /two printers have the same id/],
  ['an escpos printer without a host', { printers: [{ ...epson, host: undefined }] }, /needs a host/],
  ['a cloudprnt printer with a host', { printers: [{ ...star, host: '10.0.0.2' }] }, /has no host/],
  ['a host with a path', { printers: [{ ...epson, host: '10.0.0.2/x' }] }, /a name or an address like/],
  ['paper of another width', { printers: [{ ...star, width: 76 }] }, /paper is 58 or 80 wide/],
  ['another time to print', { print_when: 'done' }, /print_when/],
])('refuses %s', async (_what, desk, message) => {
  setDesk(desk);
  const text = await check();
  expect(text).toMatch(message);
  expect(text).toMatch(/[1-9]\d* errors?/);
});
