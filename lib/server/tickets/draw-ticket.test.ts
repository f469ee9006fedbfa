import { directionOf, LANGUAGES, languageName } from '@/lib/domain/i18n/language';
import type { TicketMark } from '@/lib/domain/tickets/ticket';
import { type TicketWord, ticketWord } from '@/lib/words/ticket-words';
import { MARK_58, MARK_80, SAMPLES, sampleContent, sampleLine } from '@/tests/builders/tickets/sample-tickets';
import { blackOfRows, isWhite, placesOf } from '@/tests/builders/tickets/ticket-pixels';
import { type Ink, inverted } from '../drawing/ink';
import type { PaperText, TextSize } from './block';
import { textInk } from './draw-texts';
import { drawTicket } from './draw-ticket';

/** A text as a ticket of 80 mm has it. `width`: of its lines, in a band less. */
async function inkOfText(
  text: string,
  language: string,
  { width = 560, ...look }: { size: TextSize; isStrong?: boolean; width?: number },
): Promise<Ink> {
  const direction = directionOf(language);
  const printed: PaperText = { text, language, direction, isStrong: false, isStruck: false, ...look };
  const ink = await textInk(printed, { width }, { width: 80, direction });
  if (ink === null) throw new Error(`there is nothing to see of ${text}`);
  return ink;
}

const wordInk = (word: TicketWord, language: string, look: Parameters<typeof inkOfText>[2]) =>
  inkOfText(ticketWord(word, language), language, look);

const LARGE = { size: 'large', isStrong: true } as const;
const IN_BAND = { ...LARGE, width: 560 - 28 } as const;
const HUGE = { size: 'huge', isStrong: true } as const;

/** The digits at a size in the order in which they stand on a picture, read from its pixels. */
async function readDigits(picture: Ink, look: Parameters<typeof inkOfText>[2]): Promise<string> {
  const found: { digit: string; left: number }[] = [];
  for (const digit of '0123456789') {
    const places = placesOf(picture, await inkOfText(digit, 'en', look));
    found.push(...places.map(({ left }) => ({ digit, left })));
  }
  return found
    .sort((one, other) => one.left - other.left)
    .map(({ digit }) => digit)
    .join('');
}

const firstRows = ({ pixels, width }: Ink, height: number): Ink => ({
  ...{ width, height },
  pixels: pixels.subarray(0, width * height),
});

describe.each(LANGUAGES)('a ticket in %s', (language) => {
  const name = languageName(language);
  const content = sampleContent({
    ...{ language, guest_language: language, station: name },
    lines: [sampleLine({ title: { kitchen: name, guest: null } })],
    allergies: [name],
    comment: `${name} 1`,
  });

  it('has the words of the language, pixel by pixel', async () => {
    const picture = await drawTicket(content, MARK_80);
    const has = (ink: Ink) => placesOf(picture, ink).length > 0;
    // A line of the order, and the allergy in white on black.
    const item = await inkOfText(name, language, { size: 'item', isStrong: true });
    expect({
      station: has(await inkOfText(name, language, LARGE)),
      room: has(await wordInk('room', language, { size: 'body' })),
      soon: has(await wordInk('soon', language, { size: 'item', isStrong: true })),
      item: has(item),
      allergy: has(inverted(item)),
      note: has(await wordInk('note', language, { size: 'small' })),
      otherWord: has(await wordInk('no_room', language, { size: 'body' })),
    }).toEqual({ station: true, room: true, soon: true, item: true, allergy: true, note: true, otherWord: false });
  });

  it('begins with what it corrects and that it is a copy, white on black', async () => {
    const copy = { of: 'first', reason: 'unconfirmed', words: null } as const;
    const correction = { reasons: ['cancelled'], removed: [sampleLine()], due_before: null } as const;
    const picture = await drawTicket({ ...content, kind: 'correction', correction, lines: [] }, { copy, width: 80 });
    const [cancelled] = placesOf(picture, inverted(await wordInk('cancelled', language, IN_BAND)));
    const [again] = placesOf(picture, inverted(await wordInk('copy', language, IN_BAND)));
    const [station] = placesOf(picture, await inkOfText(name, language, LARGE));
    expect(cancelled?.top).toBeLessThan(again?.top ?? 0);
    expect(again?.top).toBeLessThan(station?.top ?? 0);
  });

  it('stands at the side at which the language begins its lines', async () => {
    const picture = await drawTicket({ ...content, allergies: [] }, MARK_80);
    const station = await inkOfText(name, language, LARGE);
    const [place] = placesOf(picture, station);
    expect(place?.left).toBe(directionOf(language) === 'ltr' ? 8 : 576 - 8 - station.width);
  });

  it('has its number and its room in digits that can be read from the pixels', async () => {
    const picture = await drawTicket({ ...content, num: '9075', room: '1284' }, MARK_80);
    expect(await readDigits(firstRows(picture, 320), HUGE)).toBe(
      directionOf(language) === 'ltr' ? '90751284' : '12849075',
    );
  });
});

describe('every ticket', () => {
  it.each(
    SAMPLES.flatMap(({ name, content }) => [MARK_58, MARK_80].map((mark) => [name, mark.width, content] as const)),
  )('is black and white and within its paper: %s on %i mm', async (_name, width, content) => {
    const copy = { of: 'first', reason: 'asked', words: 'Verschmutzt und unleserlich' } as const;
    const picture = await drawTicket(content, { copy, width });
    expect(picture.width).toBe(width === 80 ? 576 : 384);
    expect(picture.pixels).toHaveLength(picture.width * picture.height);
    expect([...new Set(picture.pixels)].sort()).toEqual([0, 255]);
    const margin = width === 80 ? 8 : 4;
    expect(isWhite(picture, 0, margin)).toBe(true);
    expect(isWhite(picture, picture.width - margin, margin)).toBe(true);
    // In dots, of which a millimetre has 8.
    expect(picture.height).toBeGreaterThan(200);
    expect(picture.height).toBeLessThan(4_500);
  });

  it('is the same picture each time', async () => {
    const [sample] = SAMPLES;
    if (sample === undefined) throw new Error('there are samples');
    const [first, second] = [await drawTicket(sample.content, MARK_80), await drawTicket(sample.content, MARK_80)];
    expect(first.pixels.equals(second.pixels)).toBe(true);
  });

  it('is as long as a hand for an order of one line, and grows by a line with each further one', async () => {
    const heightOf = async (lines: number, mark: TicketMark) =>
      (await drawTicket(sampleContent({ lines: Array.from({ length: lines }, () => sampleLine()) }), mark)).height;
    expect(await heightOf(1, MARK_80)).toBeLessThan(60 * 8);
    expect(await heightOf(1, MARK_58)).toBeLessThan(60 * 8);
    expect((await heightOf(21, MARK_80)) - (await heightOf(1, MARK_80))).toBeLessThan(20 * 10 * 8);
  });
});

describe('long texts', () => {
  it('draws a comment of more lines than the drawing library draws at once', async () => {
    const comment = 'x\n\n'.repeat(750);
    expect((await drawTicket(sampleContent({ comment }), MARK_58)).height).toBeGreaterThan(32_767);
  });

  it('loses none of 300 letters without a blank', async () => {
    const lines = [sampleLine({ title: { kitchen: 'W'.repeat(300), guest: null } })];
    const letter = await inkOfText('W', 'en', { size: 'item', isStrong: true });
    const picture = await drawTicket(sampleContent({ lines }), MARK_80);
    expect(placesOf(picture, letter)).toHaveLength(300);
  });

  it('has every word of a title of 300 characters', async () => {
    const words = Array.from({ length: 60 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}${at + 100}`);
    const title = words.join(' ').padEnd(300, '.');
    const picture = await drawTicket(
      sampleContent({ lines: [sampleLine({ title: { kitchen: title, guest: null } })] }),
      MARK_80,
    );
    for (const word of words.slice(0, -1)) {
      const ink = await inkOfText(word, 'en', { size: 'item', isStrong: true });
      expect([word, placesOf(picture, ink).length]).toEqual([word, 1]);
    }
  });

  it.each([
    'Donaudampfschifffahrtsgesellschaftskapitänssuite',
    'მეფისსასახლისსასტუმროსაპარტამენტი',
    '프레지덴셜스위트펜트하우스로열층특별객실',
  ])('wraps the room %s', async (room) => {
    const short = await drawTicket(sampleContent({ room: '4' }), MARK_58);
    const long = await drawTicket(sampleContent({ room }), MARK_58);
    expect(long.height).toBeGreaterThan(short.height + 40);
    expect(isWhite(long, 380, 4)).toBe(true);
  });
});

describe('a band', () => {
  const isBand = (picture: Ink) => blackOfRows(picture).filter((black) => black > 0.9).length > 20;

  it.each([
    ['nothing special', {}, false],
    ['an allergy', { allergies: ['Allergies: milk'] }, true],
    [
      'a charge that nobody has proven',
      { payment: { state: 'room', title: { kitchen: 'Room', guest: null }, sum: '1', pays_with: null } },
      true,
    ],
    ['a correction', { correction: { reasons: ['time'], removed: [], due_before: null } }, true],
    ['letters that cannot be printed', { comment: 'ไม่ใส่ถั่ว' }, true],
  ] as const)('stands on a ticket with %s: %#', async (_what, fields, hasBand) => {
    expect(isBand(await drawTicket(sampleContent(fields), MARK_80))).toBe(hasBand);
  });
});
