import { LANGUAGES, languageName } from '@/lib/domain/i18n/language';
import ticketWords from '@/lib/words/platform/ticket-words.json';
import { ALPHABETS } from '@/tests/words/alphabets';
import { blank, type Ink, inkOf, inverted, stacked, withInk } from './ink';

const STYLE = {
  size: 38,
  weight: 'Medium',
  language: 'en',
  direction: 'ltr',
  isStruck: false,
  neighbour: '',
  width: 560,
} as const;

async function draw(text: string, style: Partial<Parameters<typeof inkOf>[1]> = {}): Promise<Ink> {
  const ink = await inkOf(text, { ...STYLE, ...style });
  if (ink === null) throw new Error(`there is nothing to see of ${text}`);
  return ink;
}

describe('inkOf', () => {
  it.each(['', ' ', '\u00a0', '\u200e', '\n'])('draws nothing of %j', async (text) => {
    expect(await inkOf(text, STYLE)).toBeNull();
  });

  it('gives every line the same height, whichever letters it has', async () => {
    const heights = await Promise.all(['x', 'Åg', '.', 'Ôj|', 'жщ'].map(async (text) => (await draw(text)).height));
    expect(new Set(heights).size).toBe(1);
    const { height } = await draw('x\nx\nx');
    expect(height).toBe(3 * (heights[0] ?? 0));
  });

  it('gives a text the height of the line that it stands in', async () => {
    const [title, number] = [await draw('海鲜', { language: 'cn' }), await draw('2', { neighbour: '海' })];
    expect(number.height).toBe(title.height);
    expect(number.width).toBe((await draw('2')).width);
  });

  it('is never wider than its lines', async () => {
    for (const width of [60, 100, 217])
      expect((await draw('Donaudampfschiff W W', { width })).width).toBeLessThanOrEqual(width);
  });

  it('draws what looks like markup as it is written', async () => {
    const texts = ['<b>x</b>', '&amp;', '<', '"'];
    for (const text of texts) expect((await draw(text)).width).toBeGreaterThan(5);
    expect((await draw('<b>x</b>')).width).toBeGreaterThan(3 * (await draw('x')).width);
  });
});

/**
 * Whether a character is drawn as the box that stands for one without a font: wide, with four black edges and something white
 * within. The legs of the Chinese characters that look like boxes reach below them.
 */
function isBox({ pixels, width, height }: Ink): boolean {
  const rows = Array.from({ length: height }, (_, row) => pixels.subarray(row * width, (row + 1) * width));
  const drawn = rows.filter((row) => row.includes(0));
  const isFull = (row: Uint8Array | undefined) => row?.every((pixel) => pixel === 0) === true;
  if (width < 12 || drawn.every(isFull)) return false;
  return isFull(drawn.at(0)) && isFull(drawn.at(-1)) && drawn.every((row) => row[0] === 0 && row.at(-1) === 0);
}

const isMissing = async (character: string, language: string): Promise<boolean> =>
  isBox(await draw(character, { weight: 'Regular', language }));

describe('the fonts', () => {
  it.each(['ก', 'अ', 'த'])('lack %s, which is noticed', async (character) => {
    expect(await isMissing(character, 'en')).toBe(true);
  });

  it.each(['口', '日', '国', '回', 'ם', '□'])('have %s, which looks like a box', async (character) => {
    expect(await isMissing(character, 'ja')).toBe(character === '□');
  });

  it.each(LANGUAGES)('have every letter of the words of tickets in %s', async (language) => {
    const words: readonly Readonly<Record<string, string>>[] = Object.values(ticketWords);
    const { letters = '' } = ALPHABETS[language] ?? {};
    const all = [
      ...words.map((texts) => texts[language] ?? ''),
      languageName(language),
      letters.replace(/\\p\{.*?\}/g, ''),
    ];
    const characters = new Set([...all.join('').normalize('NFC')].filter((each) => /[\p{L}\p{N}]/u.test(each)));
    const missing: string[] = [];
    for (const character of characters) if (await isMissing(character, language)) missing.push(character);
    expect(missing).toEqual([]);
    expect(characters.size).toBeGreaterThan(20);
  });
});

describe('images', () => {
  it('puts black parts on others, cuts off what is outside, and inverts', () => {
    const black = inverted(blank(2, 2));
    const { pixels } = withInk(blank(3, 2), [
      { ink: black, left: 2, top: 1 },
      { ink: black, left: -1, top: -1 },
    ]);
    expect([...pixels]).toEqual([0, 255, 255, 255, 255, 0]);
    expect([...stacked([black, blank(2, 1)], 2).pixels]).toEqual([0, 0, 0, 0, 255, 255]);
  });
});
