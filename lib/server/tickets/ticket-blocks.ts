import { dayTitle } from '@/lib/domain/i18n/format-date';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { nameSize } from '@/lib/domain/rooms/printed-card';
import { LEFT_OUT, printableText, typedDirection } from '@/lib/domain/tickets/printable-text';
import type {
  CorrectionReason,
  TicketContent,
  TicketCopy,
  TicketLine,
  TicketText,
  TicketTime,
} from '@/lib/domain/tickets/ticket';
import { type TicketWord, ticketWord } from '@/lib/words/ticket-words';
import type { Block, PaperText, TextSize } from './block';

/** All heights in dots. */
const THICK = 5;
const THIN = 2;
const SPACE = 12;
const gap = (height = SPACE): Block => ({ kind: 'gap', height });
const rule = (height: number): readonly Block[] => [gap(), { kind: 'rule', height }, gap()];

type Look = { size?: TextSize; isStrong?: boolean; isStruck?: boolean };

const look = ({ size = 'body', isStrong = false, isStruck = false }: Look) => ({ size, isStrong, isStruck });

/** A text in the language of the kitchen. */
const inKitchen = (text: string, { language }: TicketContent, style: Look = {}): PaperText => ({
  ...{ text: printableText(text), language, direction: directionOf(language) },
  ...look(style),
});

/** A word of the ticket. */
const word = (name: TicketWord, content: TicketContent, style: Look = {}): PaperText =>
  inKitchen(ticketWord(name, content.language), content, style);

/** What somebody has typed, whose direction is its own. */
const typed = (text: string, content: TicketContent, style: Look = {}): PaperText => ({
  ...{ text: printableText(text), language: content.guest_language },
  direction: typedDirection(text, directionOf(content.language)),
  ...look(style),
});

/** The guest's words where they differ from the kitchen's. Rule: tickets/TK4. */
function aside(texts: readonly TicketText[], content: TicketContent): readonly Block[] {
  const language = content.guest_language;
  const direction = directionOf(language);
  const words = texts.flatMap(({ guest }) =>
    guest === null ? [] : [{ text: printableText(guest), language, direction, ...look({ size: 'small' }) }],
  );
  return words.length === 0 ? [] : [gap(4), { kind: 'aside', texts: words }];
}

/** A time on the hotel's clock; that of another day than the order's with its day. */
function timeInWords({ at, is_whole_day }: Pick<TicketTime, 'at' | 'is_whole_day'>, content: TicketContent): string {
  const [date = '', time = ''] = at.split('T');
  const isSameDay = content.ordered_at.startsWith(date);
  const day = isSameDay && !is_whole_day ? '' : dayTitle(date, bcp47(content.language));
  return [day, is_whole_day ? '' : isolateNumber(time)].filter((part) => part !== '').join(' ');
}

const CORRECTION_WORDS: Readonly<Record<CorrectionReason, TicketWord>> = {
  cancelled: 'cancelled',
  expired: 'expired',
  undone: 'undone',
  again: 'again',
  time: 'new_time',
  lines: 'changed',
};

const COPY_WORDS = { asked: 'copy_asked', unconfirmed: 'copy_unconfirmed' } as const;

/** What the ticket changes, and of what it is a copy, before anything else. Rules: tickets/TK8, tickets/TK10. */
function bands(content: TicketContent, copy: TicketCopy | null): readonly Block[] {
  const big = { size: 'large', isStrong: true } as const;
  const texts = [
    ...(content.kind === 'test' ? [[word('test', content, big)]] : []),
    ...(content.correction?.reasons ?? []).map((reason) => [word(CORRECTION_WORDS[reason], content, big)]),
    ...(copy === null
      ? []
      : [
          [
            word('copy', content, big),
            word(COPY_WORDS[copy.reason], content, { isStrong: true }),
            ...(copy.words === null ? [] : [typed(copy.words, content, { isStrong: true })]),
          ],
        ]),
  ];
  return texts.flatMap((band): Block[] => [{ kind: 'band', texts: band }, gap()]);
}

/** A number is read from far, a long name still has to fit. */
const ROOM_SIZES = { large: 'huge', medium: 'big', small: 'large' } as const;

/** Station and time, number and room, as large as a cook reads them from a step away. */
function head(content: TicketContent): readonly Block[] {
  const large = { size: 'large', isStrong: true } as const;
  const huge = { size: 'huge', isStrong: true } as const;
  const [, time = ''] = content.ordered_at.split('T');
  const station = inKitchen(content.station, content, large);
  const ordered = inKitchen(isolateNumber(time), content, large);
  const first: readonly Block[] = [{ kind: 'ends', start: [station], end: [ordered] }];
  if (content.kind === 'test') return first;
  const number = inKitchen(isolateNumber(`#${content.num}`), content, huge);
  return [...first, gap(4), { kind: 'rule', height: THICK }, gap(4), ...numberAndRoom(number, content)];
}

/** Beside each other, but a long name of a room has lines of its own. */
function numberAndRoom(number: PaperText, content: TicketContent): readonly Block[] {
  if (content.room === null) return [{ kind: 'ends', start: [number], end: [word('no_room', content)] }];
  const size = ROOM_SIZES[nameSize(content.room)];
  const room = [word('room', content), typed(content.room, content, { size, isStrong: true })];
  if (size === 'huge') return [{ kind: 'ends', start: [number], end: room }];
  return [number, ...room].map((text) => ({ kind: 'text', text }));
}

/** By what the room is proven; a charge that nobody has proven inverted. Rule: rooms/RM11. */
function proof(content: TicketContent): readonly Block[] {
  const { room, room_proof, payment } = content;
  if (payment?.state === 'room' && room_proof === 'none')
    return [gap(), { kind: 'warning', texts: [word('charge_unproven', content, { isStrong: true })] }, gap(4)];
  if (room === null || room_proof === 'none') return [];
  const by = room_proof === 'code' ? 'room_by_code' : 'room_by_digits';
  return [{ kind: 'text', text: word(by, content) }];
}

function due(content: TicketContent): readonly Block[] {
  const { due: time, correction, lines } = content;
  const before = correction?.due_before ?? null;
  const isMade = lines.length > 0;
  const large = { size: 'large', isStrong: true } as const;
  return [
    ...(time === null && isMade
      ? [{ kind: 'text', text: word('soon', content, { size: 'item', isStrong: true }) } as const]
      : []),
    ...(time === null ? [] : [dueLine(time, content, large)]),
    ...(time?.is_whole_day ? [{ kind: 'text', text: word('all_day', content) } as const] : []),
    ...(before === null ? [] : [beforeLine(before, content)]),
  ];
}

const labelled = (name: TicketWord, text: string, content: TicketContent, style: Look): Block => ({
  kind: 'text',
  text: inKitchen(`${ticketWord(name, content.language)} ${text}`, content, style),
});

const dueLine = (time: TicketTime, content: TicketContent, style: Look): Block =>
  labelled('due', timeInWords(time, content), content, style);

const beforeLine = (time: TicketTime, content: TicketContent): Block =>
  labelled('before', timeInWords(time, content), content, {});

/** Before the lines, so that nobody begins with them. Rule: tickets/TK4. */
const allergies = (content: TicketContent): readonly Block[] =>
  content.allergies.length === 0
    ? []
    : [
        gap(),
        {
          kind: 'warning',
          texts: content.allergies.map((text) => typed(text, content, { size: 'item', isStrong: true })),
        },
      ];

/** With a plus in front where the ticket before did not have the line. Rule: telephone-orders/TO13. */
const quantityLabel = ({ id, quantity }: TicketLine, { correction }: TicketContent): string =>
  `${correction?.added?.includes(id) === true ? '+' : ''}${quantity}\u00a0×`;

const quantityOf = (line: TicketLine, content: TicketContent, style: Look): PaperText =>
  inKitchen(quantityLabel(line, content), content, style);

/** The line of all on the ticket whose quantity needs most room. */
function widestQuantity(content: TicketContent): TicketLine | undefined {
  const { lines, correction } = content;
  const [first, ...others] = [...lines, ...(correction?.removed ?? [])];
  const lengthOf = (line: TicketLine) => quantityLabel(line, content).length;
  return first && others.reduce((widest, line) => (lengthOf(line) > lengthOf(widest) ? line : widest), first);
}

function item(line: TicketLine, content: TicketContent, isStruck: boolean): Block {
  const strong = { size: 'item', isStrong: true, isStruck } as const;
  const isOwnTime = line.due !== null && line.due.at !== content.due?.at;
  const noted = line.allergies.map((text) => inKitchen(text, content, { isStrong: true }));
  return {
    kind: 'item',
    quantity: quantityOf(line, content, strong),
    widest: quantityOf(widestQuantity(content) ?? line, content, strong),
    parts: [
      { kind: 'text', text: inKitchen(line.title.kitchen, content, strong) },
      ...line.options.map(
        ({ kitchen }) => ({ kind: 'text', text: inKitchen(kitchen, content, { isStruck }) }) as const,
      ),
      ...(line.due !== null && isOwnTime ? [dueLine(line.due, content, { isStrong: true })] : []),
      ...aside([line.title, ...line.options], content),
      ...(noted.length === 0 || isStruck ? [] : [gap(4), { kind: 'warning', texts: noted } as const]),
    ],
  };
}

const items = (lines: readonly TicketLine[], content: TicketContent, isStruck: boolean): readonly Block[] =>
  lines.flatMap((line, index) => [...(index === 0 ? [] : rule(THIN)), item(line, content, isStruck)]);

/** What is to be made, and what is not any more. */
function ordered(content: TicketContent): readonly Block[] {
  const { lines, correction } = content;
  const removed = correction?.removed ?? [];
  const heading = word('do_not_make', content, { isStrong: true });
  return [
    ...(lines.length === 0 ? [] : [...rule(THICK), ...items(lines, content, false)]),
    ...(removed.length === 0
      ? []
      : [...rule(THICK), { kind: 'band', texts: [heading] } as const, gap(), ...items(removed, content, true)]),
  ];
}

/** What the guest typed beside the order, unless it stands with the allergies, and the answers for all of it. */
function notes(content: TicketContent): readonly Block[] {
  const { comment, answers } = content;
  const isShown = comment !== null && !content.allergies.includes(comment) && printableText(comment) !== '';
  if (!isShown && answers.length === 0) return [];
  return [
    ...rule(THICK),
    ...answers.map(({ kitchen }) => ({ kind: 'text', text: inKitchen(kitchen, content) }) as const),
    ...aside(answers, content),
    ...(isShown
      ? ([
          { kind: 'text', text: word('note', content, { size: 'small' }) },
          { kind: 'text', text: typed(comment, content, { isStrong: true }) },
        ] as const)
      : []),
  ];
}

const PAYMENT_WORDS = {
  paid: 'paid',
  reserved: 'reserved',
  open: 'open',
  collect: 'collect',
  room: 'charge_room',
} as const;

function payment(content: TicketContent): readonly Block[] {
  if (content.payment === null || content.lines.length === 0) return [];
  const { state, title, sum, pays_with } = content.payment;
  const strong = { isStrong: true } as const;
  return [
    ...rule(THICK),
    {
      kind: 'ends',
      start: [word(PAYMENT_WORDS[state], content, strong)],
      end: [inKitchen(isolateNumber(sum), content, strong)],
    },
    ...(state === 'room' ? [] : [{ kind: 'text', text: inKitchen(title.kitchen, content) } as const]),
    ...(pays_with === null
      ? []
      : [labelled('pays_with', isolateNumber(pays_with.replaceAll(' ', '\u00a0')), content, {})]),
  ];
}

/** When it was ordered, and that a text is not complete. */
function foot(content: TicketContent, before: readonly Block[]): readonly Block[] {
  const isWhole = !JSON.stringify(before).includes(LEFT_OUT);
  const [date = '', time = ''] = content.ordered_at.split('T');
  const day = `${dayTitle(date, bcp47(content.language))} ${isolateNumber(time)}`;
  const moment =
    content.kind === 'test'
      ? ({ kind: 'text', text: inKitchen(day, content, { size: 'small' }) } as const)
      : labelled('ordered', day, content, { size: 'small' });
  return [
    ...(isWhole ? [] : [gap(), { kind: 'band', texts: [word('unprintable', content, { isStrong: true })] } as const]),
    ...rule(THIN),
    moment,
    gap(),
  ];
}

const test = (content: TicketContent): readonly Block[] =>
  content.kind === 'test'
    ? [...rule(THICK), { kind: 'text', text: word('test_text', content, { size: 'item' }) }, gap(), { kind: 'ruler' }]
    : [];

/** What a ticket says, from top to bottom. Rule: tickets/TK5. */
export function ticketBlocks(content: TicketContent, copy: TicketCopy | null): readonly Block[] {
  const blocks = [
    ...bands(content, copy),
    ...head(content),
    ...(content.kind === 'test' ? test(content) : [...proof(content), ...due(content)]),
    ...allergies(content),
    ...ordered(content),
    ...notes(content),
    ...payment(content),
  ];
  return [...blocks, ...foot(content, blocks)];
}
