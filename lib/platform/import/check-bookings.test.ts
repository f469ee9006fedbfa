import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { productsByIds } from '../stores/catalogue/products';

const hotels = importedHotels();
const { run, complaints } = hotels;

type Json = Record<string, unknown>;
const MASSAGES = 'aurora/sections/20-wellness.json';
const changeMassage = (change: (massage: Json, section: Json) => void) =>
  hotels.files.change(MASSAGES, (wellness) => {
    const [massages] = wellness.sections as [Json];
    change((massages.products as [Json])[0], massages);
  });
const stored = async (...ids: readonly number[]) =>
  productsByIds(hotels.database.db, { hotel: 'aurora', now: new Date() }, ids);

const slots = { capacity: 3, hours: [{ days: Array(7).fill(true), start_time: '09:00', end_time: '18:00' }] };

it('reads the slots of a product, with default step, days and notice', async () => {
  await run();
  const [massage] = await stored(210);
  expect(massage?.slots).toMatchObject({ capacity: 3, step_minutes: 60, days_ahead: 60, notice_minutes: 0 });
  expect(massage?.slots?.hours).toMatchObject([{ start_time: '09:00:00', end_time: '18:00:00', start_date: null }]);
  expect(massage?.product).not.toHaveProperty('slots');
});

it('reports slots without an option that books them, and such an option without slots', async () => {
  changeMassage((massage) => {
    delete massage.slots;
  });
  expect(await complaints()).toEqual([
    'sections/20-wellness.json:9:9 sections[0].products[0]: option 2100 books slots, and there are no slots',
  ]);
  changeMassage((massage) => {
    Object.assign(massage, { slots, options: [] });
  });
  expect(await complaints()).toEqual([
    expect.stringMatching(
      /products\[0\]\.slots: no option books these slots \(ptype_id datetime, pcode_id scheduled\)$/,
    ),
  ]);
  const option = { title: 'Slot', ptype_id: 'datetime', pcode_id: 'scheduled' };
  changeMassage((massage) => {
    Object.assign(massage, { options: [{ ...option, id: 2100 }] });
  });
  expect(await complaints()).toEqual([expect.stringMatching(/option 2100 books slots and has to be required$/)]);
  changeMassage((massage) => {
    Object.assign(massage, {
      options: [
        { ...option, id: 2100, is_required: true },
        { ...option, id: 2101, is_required: true },
      ],
    });
  });
  expect(await complaints()).toEqual([expect.stringMatching(/options 2100 and 2101 both book slots$/)]);
});

it('reports invalid hours, capacities and steps', async () => {
  const cases: readonly [Json, RegExp][] = [
    [{ ...slots, capacity: 0 }, /slots\.capacity: at least one can book a slot$/],
    [{ hours: slots.hours }, /slots: is missing: a number is expected$|slots.*capacity.*missing/],
    [{ ...slots, hours: [] }, /slots\.hours: hours are missing: when are there slots\?$/],
    [{ ...slots, step_minutes: 600 }, /slots\.hours\[0\]: no slot of 600 minutes fits$/],
    [{ ...slots, hours: [{ days: Array(7).fill(true) }] }, /slots\.hours\[0\]: start_time and end_time are needed$/],
    [{ ...slots, hours: [{ days: [true], start_time: '09:00', end_time: '10:00' }] }, /seven flags, Sunday first/],
    [{ ...slots, seats: 4 }, /slots\.seats: unknown field$/],
  ];
  for (const [made, reason] of cases) {
    changeMassage((massage) => {
      massage.slots = made;
    });
    expect(await complaints()).toEqual([expect.stringMatching(reason)]);
  }
});

it('reports a missing time zone in a hotel with bookable products', async () => {
  hotels.files.change('aurora/hotel.json', (hotel) => {
    delete (hotel.ext_data as Json).timezone;
  });
  expect(await complaints()).toEqual([
    expect.stringMatching(
      /^hotel\.json:\d+:\d+ ext_data\.timezone: a hotel that is booked by the hour needs its time zone$/,
    ),
  ]);
});

it('uses a product’s own recommendations, or else those of the section around it', async () => {
  hotels.files.change(MASSAGES, (wellness) => {
    wellness.recommends = [100];
  });
  changeMassage((_, section) => {
    (section.products as Json[]).push({ id: 211, title: 'Facial', price: 9, recommends: [210, 101] });
  });
  await run();
  const kept = Object.fromEntries((await stored(210, 211)).map((each) => [each.product.id, each.recommends]));
  expect(kept).toEqual({ 210: [100], 211: [210, 101] });
});

it('reports a recommended product that the hotel does not have', async () => {
  changeMassage((massage) => {
    massage.recommends = [100, 900];
  });
  expect(await complaints()).toEqual([
    expect.stringMatching(/sections\[0\]\.products\[0\]\.recommends\[1\]: no product has the id 900$/),
  ]);
});
