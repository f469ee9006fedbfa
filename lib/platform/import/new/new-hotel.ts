/** What a new hotel is made of. Texts have one entry for each language, in the order of `languages`. */
type NewHotelAnswers = {
  code: string;
  name: string;
  languages: readonly string[];
  currency: string;
  timezone: string;
  color: string;
  rooms: readonly string[];
  section: readonly string[];
  product: readonly string[];
  price: number;
};

type Json = Readonly<Record<string, unknown>>;

/** The files of a new hotel by path below its folder. A shorter list of texts repeats its first text. */
export function newHotelFiles(answers: NewHotelAnswers): Readonly<Record<string, Json>> {
  const { languages } = answers;
  const byLanguage = (texts: readonly string[]): Json =>
    Object.fromEntries(languages.map((language, index) => [language, texts[index] || texts[0]]));
  return {
    'hotel.json': hotelJson(answers),
    'sections/10-first.json': {
      $schema: '../../../docs/schemas/section.schema.json',
      id: 10,
      title: byLanguage(answers.section),
      image: '/storage/emoji/1f6ce-fe0f.webp',
      products: [
        {
          id: 1001,
          title: byLanguage(answers.product),
          price: answers.price,
          image: '/storage/emoji/1f37d-fe0f.webp',
        },
      ],
    },
  };
}

const hotelJson = ({ code, name, languages, currency, color, rooms, timezone }: NewHotelAnswers): Json => ({
  $schema: '../../docs/schemas/hotel.schema.json',
  code,
  title: name,
  languages,
  color,
  currency,
  is_room_number_property: rooms.length > 0,
  limit_room: rooms,
  is_comment_property: true,
  ext_data: { timezone },
});

/** A code for a hotel's name: small letters, digits and dashes. */
export const codeFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Up to so many rooms can be written as one range. */
const MAX_RANGE = 1000;

/** Reads rooms like `101-112, 201, Suite 5`: a range of numbers stands for each of them. */
export const roomsFrom = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, from, to] = /^(\d+)\s*-\s*(\d+)$/.exec(part) ?? [];
      const count = Number(to) - Number(from) + 1;
      if (from === undefined || !(count > 0 && count <= MAX_RANGE)) return [part];
      return Array.from({ length: count }, (_, index) => String(Number(from) + index));
    });
