import type { Section } from '@/lib/contract/catalogue';
import type { HotelResponse } from '@/lib/contract/hotel';
import { decoders } from '@/lib/contract/schema/decoders';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { responseSanitiser } from '../upstream/sanitise-responses';
import { messagesFor } from './messages';
import { homeView, hotelView, sectionView, type ViewContext } from './views';

const sanitiser = responseSanitiser({ upstream: null, hotelScripts: false });
const NOBREAK = '\u00a0';

const DEFAULTS = {
  id: 1,
  uuid: 'h-1',
  title: { en: 'Aurora', ar: 'أورورا' },
  descr: { en: '<p>By the <b>sea</b> &amp; the park</p>' },
  logo: 'aurora/logo.svg',
  currency: '€',
  ext_data: { logos: { ar: 'aurora/logo-ar.svg' }, timezone: 'Europe/Madrid', scripts: 'alert(1)' },
};

function responseOf(hotel: object = {}): HotelResponse {
  const response = decoders.hotel({
    data: { hotel: { ...DEFAULTS, ...hotel }, words: {}, languages: [{ code: 'en' }, { code: 'ar' }, { code: 'il' }] },
  });
  if (response === null) throw new Error('no hotel');
  return sanitiser.hotel(response);
}

function sectionOf(section: object): Section {
  const read = decoders.section({ data: { section: { id: 10, title: { en: 'Breakfast' }, ...section } } });
  if (read === null) throw new Error('no section');
  return sanitiser.section(read);
}

/** Noon on a Monday in Madrid. */
const NOON = hotelNow('Europe/Madrid', new Date('2026-05-18T10:00:00Z'));

const contextIn = (language: string): ViewContext => ({
  hotel: responseOf().hotel,
  language,
  messages: messagesFor({}, language),
  now: NOON,
});
const english = contextIn('en');
const EVERY_DAY: readonly boolean[] = Array(7).fill(true);
const SUNDAYS = EVERY_DAY.map((_, day) => day === 0);
const EVENINGS = { days: [{ days: EVERY_DAY, start_time: '18:30:00', end_time: '22:00:00' }] };

describe('the view of a hotel', () => {
  const known = {
    hasImpressum: true,
    hasPublicOffer: false,
    included_charge: '',
    live: 'stream',
    locale: 'ar-EG',
    counter: null,
    channels: { chat: false, voice: false, recognition: false },
    publicOfferTitle: null,
    realtime: null,
    voice: null,
    region: 'EU',
    room_proof: 'off',
    withdrawalEmail: null,
    productName: 'Guest Services',
  } as const;

  it.each([[''], ['  '], [{ en: ' ' }], [null]])(
    'shows the product’s own name for a hotel whose title is %p',
    (title) => {
      expect(hotelView(responseOf({ title }), 'en', known).title).toBe('Guest Services');
    },
  );

  it('takes the withdrawal address from the hotel, or from the operator if the hotel has none', () => {
    const own = responseOf({ ext_data: { variations: { withdrawalEmail: 'privacy@aurora.example' } } });
    const operator = { ...known, withdrawalEmail: 'privacy@operator.example' };
    expect(hotelView(own, 'en', operator).withdrawalEmail).toBe('privacy@aurora.example');
    expect(hotelView(responseOf(), 'en', operator).withdrawalEmail).toBe('privacy@operator.example');
    expect(hotelView(responseOf(), 'en', known).withdrawalEmail).toBeNull();
  });

  it('lists the consent texts that a guest would read in English', () => {
    const response = { ...responseOf(), words: { use_session: { fa: 'با ارسال' } } };
    expect(hotelView(response, 'ar', known).consentInEnglish).toEqual([]);
    const persian = hotelView(response, 'fa', known).consentInEnglish;
    expect(persian).toContain('personal_data_consent');
    expect(persian).not.toContain('use_session');
  });

  it('returns the hotel in one language, with the logo for that language', () => {
    expect(hotelView(responseOf(), 'ar', known)).toMatchObject({
      title: 'أورورا',
      logo: '/storage/aurora/logo-ar.svg',
      language: 'ar',
      languageTag: 'ar',
      locale: 'ar-EG',
      localeData: null,
      direction: 'rtl',
      weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
      hasImpressum: true,
      live: 'stream',
    });
    expect(hotelView(responseOf(), 'en', known).logo).toBe('/storage/aurora/logo.svg');
    expect(hotelView(responseOf(), 'kz', known).localeData?.dates.shortDate).toBe('{y} ж. {d} {0}');
  });

  it('returns the hotel’s description as plain text', () => {
    expect(hotelView(responseOf(), 'en', known).descr).toBe('By the sea & the park');
  });

  it('names each language of the hotel in that language, with its flag and label', () => {
    expect(hotelView(responseOf(), 'en', known).languages[2]).toMatchObject({ code: 'il', flag: 'il', label: 'HEB' });
  });

  it.each([
    ['of the hotel’s country, if Arabic is spoken there,', { country_code: '+968' }, 'om'],
    ['that the hotel chose', { country_code: '+968', variations: { languageFlags: { ar: 'AE' } } }, 'ae'],
    ['of the language, if the hotel’s country speaks another one,', { country_code: '+34' }, 'sa'],
  ])('shows the flag %s beside Arabic', (_which, ext_data, flag) => {
    expect(hotelView(responseOf({ ext_data }), 'en', known).languages[1]).toMatchObject({ code: 'ar', flag });
  });

  it('leaves out the hotel’s scripts when the operator has disabled them', () => {
    expect(responseOf().hotel.ext_data.scripts).toBeNull();
  });
});

describe('the view of the home page', () => {
  const sections = sanitiser.sections(
    decoders.sections({
      data: [
        { id: 1, title: 'Food', descr: '<b>All</b> day', sublevels_count: 2 },
        { id: 2, title: 'Spa', image: 'spa.webp' },
        { id: 3, title: 'Tours', external_link: 'https://tours.example' },
        { id: 4, title: 'Trap', external_link: 'javascript:alert(1)' },
        { id: 5, title: 'Staff', is_hidden: true },
      ],
    }),
  );

  it('links the home page to sections, products and external pages, and leaves out hidden sections', () => {
    const { sections: tiles } = homeView(english, sections, false);
    expect(tiles.map(({ href, external }) => [href, external])).toEqual([
      ['/sections/1', false],
      ['/products/2', false],
      ['https://tours.example', true],
      ['/products/4', false],
    ]);
    expect(tiles[0]?.descr).toBe('All day');
    expect(tiles[1]?.image).toBe('/storage/spa.webp');
  });

  it('returns the banners of the home page with their targets', () => {
    const { hotel } = responseOf({
      banners: [
        { title: 'Spa', link: '/products/2' },
        { title: 'Trap', link: '//evil.example' },
      ],
    });
    expect(homeView({ ...english, hotel }, [], false).banners).toMatchObject([
      { id: 1, title: 'Spa', text: '', href: '/products/2', external: false },
      { id: 2, href: null, external: false },
    ]);
  });
});

describe('the view of a section', () => {
  const card = (product: object, section: object = {}, seen = english) =>
    sectionView(seen, sectionOf({ products: [{ id: 1, title: 'Toast', ...product }], ...section })).products[0];

  it('keeps a section’s rich text and lists its visible children', () => {
    const view = sectionView(
      english,
      sectionOf({
        descr: '<p onclick="x()">Fresh</p>',
        subsections: [
          { id: 11, title: 'Late' },
          { id: 12, is_hidden: true },
        ],
      }),
    );
    expect(view.descrHtml).toBe('<p>Fresh</p>');
    expect(view.subsections.map((child) => child.id)).toEqual([11]);
  });

  it('formats prices for the guest’s language, with "from" where the price varies', () => {
    expect(card({ price: 1234.5 })?.price).toBe(`1${NOBREAK}234.50${NOBREAK}€`);
    expect(card({ price: 1234.5 }, {}, contextIn('ar'))?.price).toBe(`1234.50${NOBREAK}€`);
    expect(card({ price: 4, is_price_from: true })?.price).toBe(`from \u20664.00${NOBREAK}€\u2069`);
    expect(card({ price: 0, is_price_from: true })?.price).toBe('');
  });

  it('marks every product below an adult section, at any depth', () => {
    expect(card({})?.age).toBeNull();
    expect(card({ for_adult: true })?.age).toBe(18);
    expect(card({}, { for_adult: true })?.age).toBe(18);
    expect(card({}, { parent: { id: 1, parent: { id: 2, for_adult: true } } })?.age).toBe(18);
  });

  it('returns the minimum age of the age gate for cards and sections', () => {
    const seen = { ...english, hotel: responseOf({ ext_data: { variations: { age16Under: [2] } } }).hotel };
    const wine = { id: 11, title: 'Wine', for_adult: true };
    const rowIn = (parts: object) =>
      sectionView(seen, sectionOf({ subsections: [wine], ...parts })).subsections[0]?.age;
    expect(card({ for_adult: true }, { parent: { id: 2 } }, seen)?.age).toBe(16);
    expect(card({ for_adult: true }, { parent: { id: 3 } }, seen)?.age).toBe(18);
    expect([rowIn({ parent: { id: 2 } }), rowIn({})]).toEqual([16, 18]);
  });

  it.each([
    ['no label while it is open', '10:00:00', '14:00:00', EVERY_DAY, null],
    ['the opening time if it opens later today', '18:30:00', '22:00:00', EVERY_DAY, 'from \u206618:30\u2069'],
    ['the day after, once today’s hours have ended', '07:00:00', '11:00:00', EVERY_DAY, 'opens \u2068Tue 07:00\u2069'],
    ['the next day with hours', '10:00:00', '14:00:00', SUNDAYS, 'opens \u2068Sun 10:00\u2069'],
  ])('labels a closed product by the hotel’s local time: %s', (_title, start_time, end_time, days, label) => {
    const schedule = { days: [{ days, start_time, end_time }] };
    expect(card({ schedule })?.closed).toBe(label);
    // Without a time zone the hotel's local time is unknown.
    const anywhere = { ...english, hotel: responseOf({ ext_data: { timezone: null } }).hotel };
    expect(card({ schedule }, {}, anywhere)?.closed).toBeNull();
  });

  it('labels a product that does not open again as closed', () => {
    const ended = (days: readonly boolean[], end_date: string) =>
      card({ schedule: { days: [{ days, start_time: '07:00:00', end_time: '11:00:00', end_date }] } })?.closed;
    expect(ended(EVERY_DAY, '2020-01-01')).toBe('closed today');
    expect(ended(EVERY_DAY, NOON.date)).toBe('closed now');
  });

  it('offers a closed product for its next opening where the hotel allows it and its section has an order button', () => {
    const hotelWith = (ext_data: object) => ({ ...english, hotel: responseOf({ ext_data }).hotel });
    const variations = { orderAhead: true };
    const allowed = hotelWith({ timezone: 'Europe/Madrid', variations });
    const schedule = EVENINGS;
    expect(card({ schedule }, {}, allowed)).toMatchObject({ ahead: 'Order for \u206618:30\u2069' });
    expect(card({ schedule })).not.toHaveProperty('ahead');
    expect(card({ schedule }, { hide_order_button: true }, allowed)).not.toHaveProperty('ahead');
    expect(card({ schedule, is_popup: true }, {}, allowed)).not.toHaveProperty('ahead');
    expect(card({ schedule: null }, {}, allowed)).not.toHaveProperty('ahead');
    expect(card({ schedule }, {}, hotelWith({ timezone: null, variations }))).not.toHaveProperty('ahead');
  });

  it('labels a sold-out product in a hotel without a time zone too, whatever its hours', () => {
    expect(card({ is_available: false })?.closed).toBe('Sold out for now');
    const anywhere = { ...english, hotel: responseOf({ ext_data: { timezone: null } }).hotel };
    expect(card({ is_available: false }, {}, anywhere)?.closed).toBe('Sold out for now');
  });

  it.each([
    ['needs no choice', {}, {}, true],
    ['is sold out', { is_available: false }, {}, undefined],
    ['has a price "from"', { is_price_from: true }, {}, undefined],
    ['is in a section that takes no orders', {}, { hide_order_button: true }, undefined],
  ])('offers "+" in a list for a product that needs no choice: %s', (_title, product, section, isOneTap) => {
    expect(card({ property_kit_id: null, property: null, price: 4, ...product }, section)?.isOneTap).toBe(isOneTap);
  });

  it.each([
    ['with a limit', { max_order_quantity: 4 }, { limit: 4 }],
    ['without one', {}, {}],
    ['that needs a choice', { max_order_quantity: 4, is_price_from: true }, {}],
  ])('says how many pieces "+" of a product adds at most: %s', (_title, product, expected) => {
    const { limit } = card({ property_kit_id: null, property: null, price: 4, show_quantity: true, ...product }) ?? {};
    expect({ limit }).toEqual({ limit: undefined, ...expected });
  });

  it('labels a closed product in the language of the page', () => {
    expect(card({ schedule: EVENINGS }, {}, contextIn('ar'))?.closed).toBe('من \u206618:30\u2069');
  });

  it('ignores the hours of the section when it labels a product', () => {
    expect(card({}, { schedule: EVENINGS })?.closed).toBeNull();
  });

  it('returns the hours of a section and whether it is open now', () => {
    const schedule = { days: [{ days: EVERY_DAY, start_time: '07:00:00', end_time: '11:00:00' }] };
    expect(sectionView(english, sectionOf({ schedule })).hours).toEqual({
      from: '07:00',
      to: '11:00',
      days: [],
      open: false,
    });
    // Without a time zone the server cannot know whether the section is closed now.
    const anywhere = { ...english, hotel: responseOf({ ext_data: { timezone: null } }).hotel };
    expect(sectionView(anywhere, sectionOf({ schedule })).hours).toMatchObject({ from: '07:00', open: true });
    expect(sectionView(english, sectionOf({})).hours).toBeNull();
    expect(sectionView(english, sectionOf({ schedule: { days: [] } })).hours).toMatchObject({ from: null, to: null });
    const always = { descr: null, days: [{ days: EVERY_DAY, start_time: '00:00:00', end_time: '23:59:00' }] };
    expect(sectionView(english, sectionOf({ schedule: always })).hours).toBeNull();
  });

  it.each([
    ['in the language of the page', { en: 'Closed on Mondays', ar: 'مغلق أيام الاثنين' }, 'Closed on Mondays'],
    ['sanitised', { en: 'By <b>arrangement</b><script>x</script>' }, 'By <b>arrangement</b>'],
    ['empty if the hotel has none', null, ''],
  ])('returns the note beside a section’s hours: %s', (_title, descr, words) => {
    expect(sectionView(english, sectionOf({ schedule: { descr, days: [] } })).hoursNoteHtml).toBe(words);
  });
});
