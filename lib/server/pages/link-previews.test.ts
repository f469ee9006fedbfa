import type { Section } from '@/lib/contract/catalogue';
import { decoders } from '@/lib/contract/schema/decoders';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { responseSanitiser } from '../upstream/sanitise-responses';
import { previewText, productPreview, sectionPreview } from './link-previews';
import { messagesFor } from './messages';
import type { ViewContext } from './views';

const sanitiser = responseSanitiser({ upstream: null, hotelScripts: false });
const NOBREAK = '\u00a0';
const TOAST = {
  id: 7,
  title: { en: 'Toast' },
  price: 4.5,
  image: 'aurora/toast.webp',
  descr: '<p>With <b>jam</b></p>',
};

function english(): ViewContext {
  const response = decoders.hotel({
    data: { hotel: { id: 1, uuid: 'h-1', title: 'Aurora', currency: '€' }, words: {}, languages: [{ code: 'en' }] },
  });
  if (response === null) throw new Error('no hotel');
  const now = hotelNow('Europe/Madrid', new Date('2026-05-18T10:00:00Z'));
  return { hotel: sanitiser.hotel(response).hotel, language: 'en', messages: messagesFor({}, 'en'), now };
}

function section(product: object = {}): Section {
  const read = decoders.section({
    data: {
      section: {
        id: 10,
        title: { en: 'Breakfast' },
        descr: { en: '<p>From <b>seven</b></p>' },
        image: 'aurora/tray.webp',
        products: [{ ...TOAST, ...product }],
      },
    },
  });
  if (read === null) throw new Error('no section');
  return sanitiser.section(read);
}

it('returns the title, picture, price and text of a product in plain text', () => {
  const preview = productPreview(english(), section(), '7');
  expect(preview).toEqual({
    id: 7,
    title: 'Toast',
    image: '/storage/aurora/toast.webp',
    price: `4.50${NOBREAK}€`,
    lead: 'With jam',
  });
  expect(preview && previewText(preview)).toBe(`4.50${NOBREAK}€ · With jam`);
});

it('leaves missing parts out of a description', () => {
  const text = (product: object) => {
    const preview = productPreview(english(), section(product), '7');
    return preview && previewText(preview);
  };
  expect(text({ price: 0 })).toBe('With jam');
  expect(text({ price: 0, descr: null })).toBe('');
});

it('returns nothing for a product of another section', () => {
  expect(productPreview(english(), section(), '8')).toBeNull();
});

it('returns the title, picture and text of a section', () => {
  expect(sectionPreview(english(), section())).toEqual({
    id: 10,
    title: 'Breakfast',
    image: '/storage/aurora/tray.webp',
    price: '',
    lead: 'From seven',
  });
});
