import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Json = Record<string, unknown>;

/** A temporary `hotels/` folder for one test. */
export type HotelFiles = {
  dir: string;
  /** Writes a file: a string as it is, any other value as JSON. */
  write(path: string, content: unknown): void;
  /** Reads a JSON file, lets the test change it, and writes it back. */
  change(path: string, change: (content: Json) => void): void;
  remove(path: string): void;
  dispose(): void;
};

export function hotelFiles(): HotelFiles {
  const dir = mkdtempSync(join(tmpdir(), 'hotels-'));
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  return {
    dir,
    write,
    change: (path, change) => {
      const content = JSON.parse(readFileSync(join(dir, path), 'utf8')) as Json;
      change(content);
      write(path, content);
    },
    remove: (path) => rmSync(join(dir, path), { recursive: true }),
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/**
 * Two small hotels, aurora and bellevue. Their sections, products and options have the same ids, so that any code that
 * confuses the hotels returns a wrong title or price. Only bellevue has product 900.
 */
export function twoHotels(): HotelFiles {
  const files = hotelFiles();
  writeHotel(files, { code: 'aurora', id: 1, languages: ['en', 'de'], factor: 1 });
  writeHotel(files, { code: 'bellevue', id: 2, languages: ['ar', 'en'], factor: 2 });
  files.change('bellevue/hotel.json', (hotel) => {
    hotel.discount_percent = 0;
    hotel.discount_price = 5;
  });
  files.change('bellevue/sections/10-kitchen.json', (section) => {
    (section.products as Json[]).push({ id: 900, title: 'Only at Bellevue', price: 9 });
  });
  return files;
}

/** A number of hotels, from hotel-0001 on, each with its own sections, products and pictures. */
export function manyHotels(count: number): HotelFiles {
  const files = hotelFiles();
  for (let id = 1; id <= count; id += 1)
    writeHotel(files, { code: `hotel-${String(id).padStart(4, '0')}`, id, languages: ['en', 'de'], factor: 1 });
  return files;
}

type Small = { code: string; id: number; languages: readonly string[]; factor: number };

/** `factor` makes the prices of one hotel different from the other's. */
export function writeHotel(files: HotelFiles, { code, id, languages, factor }: Small): void {
  files.write(`${code}/hotel.json`, smallHotel(code, id, languages));
  files.write(`${code}/words/en.json`, { send_to_cart: `Add at ${code}` });
  files.write(`${code}/pictures/logo.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  files.write(
    `${code}/pictures/dishes/soup.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg"><title>${code}</title></svg>`,
  );
  files.write(`${code}/announcements.json`, smallAnnouncements(code));
  files.write(`${code}/sections/10-kitchen.json`, kitchen(code, factor));
  files.write(`${code}/sections/20-wellness.json`, wellness(factor));
  files.write(`${code}/sections/30-staff.json`, { id: 30, title: 'Behind the scenes', is_hidden: true });
}

const smallHotel = (code: string, id: number, languages: readonly string[]): Json => ({
  id,
  title: { en: `Hotel ${code}` },
  logo: `/storage/${code}/logo.svg`,
  currency: 'EUR',
  languages,
  discount_percent: 10,
  is_payment_property: true,
  is_comment_property: true,
  is_room_number_property: true,
  limit_room: ['101', '102'],
  payments: [
    { id: 1, title: { en: 'Cash', de: 'Bar' }, ptype_id: 'cash' },
    { id: 2, title: 'Card on site', ptype_id: 'card' },
    { id: 3, title: 'Card online', ptype_id: 'online' },
  ],
  property: [
    { id: 5000, title: 'Your name', ptype_id: 'text', pcode_id: 'name' },
    { id: 5001, title: 'Your phone', ptype_id: 'text', pcode_id: 'phone_number' },
    {
      id: 5002,
      title: 'Change for',
      ptype_id: 'text',
      pcode_id: 'banknotes',
      is_required: true,
      extra: { hotel_payment_type_ids: [1] },
    },
  ],
  navigation: [
    { code: 'home', title: 'Home' },
    { code: 'spa', title: 'Spa', section_ids: [21], paths: ['/home'] },
    { code: 'chat', title: 'Chat', active: false },
  ],
  public_info: { order_privacy: { en: `The words of ${code} on personal data` } },
  kits: { toppings: [toppings] },
  is_active_chat: true,
  chat: smallChat(code),
  voice_prompts: [{ content: `You speak for Hotel ${code}.` }, { role: 'user', content: 'Be brief.' }],
  ext_data: { timezone: 'Europe/Madrid', properties: { room_number: { except_sections: [21] } } },
});

const smallChat = (code: string): Json => ({
  greeting: { en: `Welcome to ${code}`, de: `Willkommen im ${code}` },
  buttons: [
    { title: { en: 'Breakfast', de: 'Frühstück' }, msg_id: 'breakfast' },
    { title: 'Our house', link: `https://${code}.example` },
  ],
  flows: [
    {
      id: 'breakfast',
      text: { en: `Breakfast at ${code} is from seven`, de: 'Frühstück gibt es ab sieben' },
      picture: `/storage/${code}/dishes/soup.svg`,
      buttons: [{ title: { en: 'Again', de: 'Noch einmal' }, msg_id: 'breakfast' }],
    },
  ],
  reply: { en: `${code} will see to it`, de: 'Wir kümmern uns darum' },
});

const smallAnnouncements = (code: string): readonly Json[] => [
  {
    id: 1,
    title: { en: `Jazz at ${code}`, de: 'Jazz' },
    content: '<p>Tonight</p>',
    extra: { file: `/storage/${code}/logo.svg` },
  },
  { id: 2, title: 'Not yet', published: false },
];

const toppings: Json = {
  id: 1001,
  title: 'Toppings',
  ptype_id: 'checkbox',
  pcode_id: 'quantity',
  price_type_id: 'plus',
  maximum: 3,
  attrs: [
    { id: 10011, title: { en: 'Cheese', de: 'Käse' }, price: 0.1, maximum: 2 },
    { id: 10012, title: 'Olives', price: 0.5 },
  ],
};

const size: Json = {
  id: 1000,
  title: { en: 'Size', de: 'Größe' },
  ptype_id: 'select',
  is_required: true,
  price_type_id: 'plus',
  attrs: [
    { id: 10001, title: { en: 'Small', de: 'Klein' } },
    { id: 10002, title: { en: 'Large', de: 'Groß' }, price: 3 },
  ],
};

const everyDay = [true, true, true, true, true, true, true];

const kitchen = (code: string, factor: number): Json => ({
  id: 10,
  title: { en: `Kitchen of ${code}`, de: 'Küche' },
  image: `/storage/${code}/dishes/soup.svg`,
  products: [
    { id: 100, title: { en: 'Soup', de: 'Suppe' }, price: 4.5 * factor, image: `/storage/${code}/dishes/soup.svg` },
    {
      id: 101,
      title: { en: 'Pizza', de: 'Pizza' },
      price: 8 * factor,
      max_order_quantity: 5,
      options: [
        size,
        { id: 1002, title: 'A word to the cook', ptype_id: 'text' },
        { id: 1003, title: 'When', ptype_id: 'time' },
      ],
    },
    { id: 102, title: 'Salad', price: 6 * factor, kit: 'toppings' },
    {
      id: 103,
      title: 'Breakfast',
      price: 12 * factor,
      schedule: { days: [{ days: everyDay, start_time: '06:30', end_time: '11:00:00' }] },
    },
  ],
});

const wellness = (factor: number): Json => ({
  id: 20,
  title: 'Wellness',
  sections: [
    {
      id: 21,
      title: 'Massages',
      products: [
        {
          id: 210,
          title: 'Massage',
          price: 50 * factor,
          max_booking_slot: 3,
          free_delivery: true,
          options: [{ id: 2100, title: 'Slot', ptype_id: 'datetime', pcode_id: 'scheduled', is_required: true }],
          slots: { capacity: 3, hours: [{ days: everyDay, start_time: '09:00', end_time: '18:00' }] },
        },
      ],
    },
  ],
});
