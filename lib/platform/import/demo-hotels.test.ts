import { hasText, type Text } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/json/read-value';
import { choiceLimit } from '@/lib/domain/money/price-label';
import type { Option } from '@/lib/domain/options/kit';
import type { OptionType } from '@/lib/domain/options/option-types';
import { leastTicked } from '@/lib/domain/options/options';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import type { FolderContent } from '../content/hotel-content';
import { buildContent } from './build-content';
import { checkFolder } from './check-folder';
import { hotelFolders, readHotelFolder } from './folder';
import { parseFolder } from './parse-folder';
import { describeProblem } from './problem';

const DIR = 'hotels';

/** Options with a day or a time but without slots; the demo hotels never offer them in the past. */
const MOMENTS: readonly OptionType[] = ['calendar', 'date', 'time'];

function imported(code: string): FolderContent {
  const folder = readHotelFolder(DIR, code);
  const parsed = parseFolder(folder);
  const problems = parsed.ok ? checkFolder(folder, parsed.value, EMOJI_DIR) : parsed.problems;
  if (!parsed.ok || problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return buildContent(code, parsed.value);
}

const LANGUAGE = /^[a-z]{2,3}$/;

/** Every text by language in a value. Addresses of files may be missing in a language. */
function textsBelow(value: unknown): readonly Record<string, string>[] {
  if (Array.isArray(value)) return value.flatMap(textsBelow);
  if (!isRecord(value)) return [];
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isText = texts.length > 0 && Object.keys(value).every((key) => LANGUAGE.test(key));
  if (!isText) return Object.values(value).flatMap(textsBelow);
  return texts.some(([, text]) => text.startsWith('/storage/')) ? [] : [Object.fromEntries(texts)];
}

const optionsIn = ({ content, products }: FolderContent): readonly Option[] =>
  [content.hotel.property, ...products.map(({ product }) => product.property)].flatMap((kit) => kit?.properties ?? []);

it('requires four dishes in the palace’s mezze', () => {
  const dishes = optionsIn(imported('qasr')).find(({ id }) => id === 201011);
  expect(dishes && [leastTicked(dishes), choiceLimit(dishes)]).toEqual([4, 4]);
});

/** Demo hotels with few products, which only show certain variations. */
const SMALL_HOTELS = ['dar-lila', 'rive'];

describe.each(hotelFolders(DIR))('the demo hotel %s', (code) => {
  const isSmall = SMALL_HOTELS.includes(code);
  const { content, announcements, sections, products } = imported(code);
  const languagesOf = (text: Text | null) =>
    text !== null && typeof text === 'object' ? Object.keys(text).filter((language) => hasText(text[language])) : [];
  const everyLanguage = [...content.languages].sort();

  it('has every text of its files in each of its languages', () => {
    const incomplete = textsBelow(imported(code))
      .map((texts) => ({ texts, has: Object.keys(texts).sort() }))
      .filter(({ has }) => has.join() !== everyLanguage.join());
    expect(incomplete).toEqual([]);
  });

  it('has the texts of its chat in each of its languages', () => {
    const { chat } = content;
    const messages = [...(chat?.greeting ? [chat.greeting] : []), ...(chat?.flows ?? [])];
    if (!isSmall) expect(messages.length).toBeGreaterThan(3);
    if (chat === null) return;
    const texts = messages.flatMap(({ text, buttons }) => [text, ...buttons.map(({ title }) => title)]);
    for (const text of [chat.reply, ...texts]) expect(languagesOf(text).sort()).toEqual(everyLanguage);
  });

  it('has a thank-you text in each of its languages that contains no time, which could contradict the order’s countdown', () => {
    const places = [content.hotel, ...sections.map(({ own }) => own)];
    const texts = places.map((place) => place.text_accepted_order).filter((text) => text !== null);
    expect(texts.length).toBeGreaterThan(isSmall ? 0 : 3);
    for (const text of texts) {
      expect(languagesOf(text).sort()).toEqual(everyLanguage);
      expect(JSON.stringify(text)).not.toMatch(/\d|on our way/);
    }
  });

  it('has one pop-up, three stories, and some rings, in each of its languages, or none if it is small', () => {
    const published = announcements.filter((announcement) => announcement.published);
    const [rings, others] = [true, false].map((isRing) =>
      published.filter(({ body }) => (body.extra.ring !== null) === isRing),
    );
    expect(others?.map(({ body }) => body.extra.stories)).toEqual(isSmall ? [] : [false, true, true, true]);
    for (const { body } of rings ?? []) expect(languagesOf(body.extra.ring).sort()).toEqual(everyLanguage);
    for (const { body } of published) {
      for (const text of [body.title, body.content]) expect(languagesOf(text).sort()).toEqual(everyLanguage);
    }
  });

  it('accepts no past day or time in any of its options', () => {
    const asked = optionsIn(imported(code)).filter(({ ptype_id }) => MOMENTS.includes(ptype_id));
    if (!isSmall) expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter(({ extra }) => !extra.from_today).map(({ id }) => id)).toEqual([]);
  });

  it('says of every dish what is in it, except of one that changes every day', () => {
    const food = products.filter(({ product }) => product.is_food);
    expect(food.length).toBeGreaterThan(isSmall ? 0 : 15);
    const unknown = food.filter(({ product }) => product.allergens === null).map(({ id }) => id);
    expect(unknown).toEqual(code === 'cala-verde' ? [2303] : []);
  });

  it('has voice prompts with the role and limits of the assistant', () => {
    const said = content.voicePrompts.map((prompt) => prompt.content).join('\n');
    expect(said).toContain('You are an AI');
    expect(said).toContain('cannot order');
  });
});
