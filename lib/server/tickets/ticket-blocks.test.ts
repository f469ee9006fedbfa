import type { TicketContent, TicketCopy, TicketPayment } from '@/lib/domain/tickets/ticket';
import { sampleContent, sampleLine } from '@/tests/builders/tickets/sample-tickets';
import type { Block, PaperText } from './block';
import { ticketBlocks } from './ticket-blocks';

function textsOf(block: Block): readonly PaperText[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'ends':
      return [...block.start, ...block.end];
    case 'item':
      return [block.quantity, ...block.parts.flatMap(textsOf)];
    case 'band':
    case 'warning':
    case 'aside':
      return block.texts;
    default:
      return [];
  }
}

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

/** What a ticket says from top to bottom. */
const said = (fields: Partial<TicketContent>, copy: TicketCopy | null = null): readonly string[] =>
  ticketBlocks(sampleContent(fields), copy)
    .flatMap(textsOf)
    .map(({ text }) => plain(text));

/** What it says in white on black. */
const saidInBands = (fields: Partial<TicketContent>, copy: TicketCopy | null = null): readonly string[] => {
  const bandsOf = (block: Block): readonly Block[] =>
    block.kind === 'item'
      ? block.parts.flatMap(bandsOf)
      : block.kind === 'band' || block.kind === 'warning'
        ? [block]
        : [];
  return ticketBlocks(sampleContent(fields), copy)
    .flatMap(bandsOf)
    .flatMap(textsOf)
    .map(({ text }) => plain(text));
};

const text = (kitchen: string, guest: string | null = null) => ({ kitchen, guest });
const at = (local: string) => ({ at: local, is_whole_day: false, by: 'promised' }) as const;

const CHARGE: TicketPayment = { state: 'room', title: text('Room bill'), sum: '€54.00', pays_with: null };

describe('a ticket', () => {
  it('says station, times, number, room, lines, comment and payment in this order', () => {
    const lines = [
      sampleLine({ quantity: 2, title: text('Soup', 'Suppe'), options: [text('Size: large', 'Größe: groß')] }),
    ];
    const payment = { state: 'collect', title: text('Cash'), sum: '€54.00', pays_with: '100' } as const;
    const fields = { lines, guest_language: 'de', comment: 'Bitte leise', due: at('2026-11-25T19:30'), payment };
    expect(said({ ...fields, answers: [text('Cutlery: yes')], room_proof: 'digits' })).toEqual([
      ...['Kitchen', '18:52', '#128', 'Room', '412', 'Room proven by the stay code', 'Due 19:30'],
      ...['2 ×', 'Soup', 'Size: large', 'Suppe', 'Größe: groß'],
      ...['Cutlery: yes', 'Comment', 'Bitte leise'],
      ...['To be collected', '€54.00', 'Cash', 'Pays with 100', 'Ordered Wednesday 25 November 18:52'],
    ]);
  });

  it.each([
    ['code', '412', null, ['Room proven by its code'], []],
    ['digits', '412', null, ['Room proven by the stay code'], []],
    ['code', '412', CHARGE, ['Room proven by its code'], []],
    ['none', '412', null, [], []],
    ['none', '412', CHARGE, [], ['Charge to a room, not proven']],
    ['none', null, CHARGE, [], ['Charge to a room, not proven']],
  ] as const)('of a room with the proof %s (%s) says so', (room_proof, room, payment, proofs, bands) => {
    const fields = { room_proof, room, payment };
    expect(said(fields).filter((each) => each.startsWith('Room proven'))).toEqual(proofs);
    expect(saidInBands(fields)).toEqual(bands);
  });

  it.each([
    [null, ['As soon as possible']],
    [at('2026-11-25T19:30'), ['Due 19:30']],
    [at('2026-11-26T08:00'), ['Due Thursday 26 November 08:00']],
    [{ at: '2026-11-25T00:00', is_whole_day: true, by: 'ordered' }, ['Due Wednesday 25 November', 'Any time that day']],
  ] as const)('that is due at %j says when', (due, words) => {
    expect(said({ due }).slice(5, 5 + words.length)).toEqual(words);
  });

  it('says the time of a line only where it is another than that of the ticket', () => {
    const due = at('2026-11-25T19:30');
    const lines = [sampleLine({ due }), sampleLine({ id: '2', due: at('2026-11-25T21:00') })];
    expect(said({ due, lines }).filter((each) => each.startsWith('Due'))).toEqual(['Due 19:30', 'Due 21:00']);
  });

  it('says allergies in white on black: above the lines, and at the line that they concern', () => {
    const lines = [sampleLine({ allergies: ['Contains milk'] }), sampleLine({ id: '2', title: text('Tea') })];
    const fields = { lines, allergies: ['Allergies: milk', 'I get ill from milk'] };
    expect(saidInBands(fields)).toEqual(['Allergies: milk', 'I get ill from milk', 'Contains milk']);
    const all = said(fields);
    expect(all.indexOf('I get ill from milk')).toBeLessThan(all.indexOf('Club sandwich'));
    expect(all.indexOf('Contains milk')).toBeLessThan(all.indexOf('Tea'));
  });

  it('does not repeat a comment that stands with the allergies', () => {
    const fields = { allergies: ['No milk please'], comment: 'No milk please' };
    expect(said(fields).filter((each) => each === 'No milk please')).toHaveLength(1);
    expect(said(fields)).not.toContain('Comment');
  });

  it.each([
    ['paid', ['Paid online', '€54.00', 'Cash']],
    ['reserved', ['Reserved on the card', '€54.00', 'Cash']],
    ['open', ['Not paid yet', '€54.00', 'Cash']],
    ['collect', ['To be collected', '€54.00', 'Cash']],
    ['room', ['Charge to the room', '€54.00']],
  ] as const)('of an order that is %s says so', (state, words) => {
    const payment = { state, title: text('Cash'), sum: '€54.00', pays_with: null };
    expect(said({ payment, room_proof: 'code' }).slice(-1 - words.length, -1)).toEqual(words);
  });

  it.each([
    ['asked', null, ['COPY', 'Printed again at the request of the staff.']],
    ['asked', 'Fell into the soup', ['COPY', 'Printed again at the request of the staff.', 'Fell into the soup']],
    ['unconfirmed', null, ['COPY', 'The printer did not confirm the first print. Do not make this twice.']],
  ] as const)('that is a copy (%s, %j) begins with why', (reason, words, begin) => {
    const copy = { of: 'first', reason, words };
    expect(said({}, copy).slice(0, begin.length)).toEqual(begin);
    expect(saidInBands({}, copy)).toEqual(begin);
  });

  it.each([
    ['cancelled', 'CANCELLED'],
    ['expired', 'EXPIRED'],
    ['undone', 'ON HOLD'],
    ['again', 'MAKE AFTER ALL'],
    ['time', 'NEW TIME'],
    ['lines', 'CHANGED'],
  ] as const)('that corrects for the reason %s begins with it, also where it is a copy', (reason, word) => {
    const correction = { reasons: [reason], removed: [], due_before: null };
    const copy = { of: 'first', reason: 'asked', words: null } as const;
    expect(said({ kind: 'correction', correction }, copy).slice(0, 2)).toEqual([word, 'COPY']);
  });

  it('that takes everything back strikes it through, and says no time, no sum and nothing to make', () => {
    const removed = [sampleLine({ quantity: 2, allergies: ['Contains milk'] })];
    const correction = { reasons: ['cancelled'], removed, due_before: null } as const;
    const fields = { kind: 'correction', correction, lines: [], payment: CHARGE, room_proof: 'code' } as const;
    expect(said(fields)).toEqual([
      ...['CANCELLED', 'Kitchen', '18:52', '#128', 'Room', '412', 'Room proven by its code', 'DO NOT MAKE'],
      ...['2 ×', 'Club sandwich', 'Ordered Wednesday 25 November 18:52'],
    ]);
    const struck = ticketBlocks(sampleContent(fields), null)
      .flatMap(textsOf)
      .filter(({ isStruck }) => isStruck);
    expect(struck.map((each) => plain(each.text))).toEqual(['2 ×', 'Club sandwich']);
  });

  it('with another time says both', () => {
    const correction = { reasons: ['time'], removed: [], due_before: at('2026-11-25T19:30') } as const;
    expect(said({ correction, due: at('2026-11-25T20:00') })).toEqual(
      expect.arrayContaining(['NEW TIME', 'Due 20:00', 'Before 19:30']),
    );
  });

  it('says that something could not be printed, wherever it stands', () => {
    const note = 'Some signs could not be printed. Read the full text on the screen.';
    expect(said({ comment: 'no 🥜' })).toEqual(expect.arrayContaining(['no […]', note]));
    expect(said({ lines: [sampleLine({ title: text('ส้มตำ') })] })).toContain(note);
    expect(said({ comment: 'thank you 🙏' })).not.toContain(note);
  });

  it('that is a test says which printer works, and nothing of an order', () => {
    const fields = { kind: 'test', station: 'Bar printer', num: '', room: null, lines: [] } as const;
    expect(said(fields)).toEqual([
      'TEST',
      'Bar printer',
      '18:52',
      'This printer works.',
      'Wednesday 25 November 18:52',
    ]);
  });

  it('runs in the direction of each reader', () => {
    const lines = [sampleLine({ title: text('حمص', 'Hummus'), options: [] })];
    const fields = { language: 'ar', guest_language: 'en', lines, comment: 'No salt', allergies: ['الحساسية: سمسم'] };
    const directions = new Map(
      ticketBlocks(sampleContent(fields), null)
        .flatMap(textsOf)
        .map((each) => [plain(each.text), each.direction]),
    );
    expect(directions.get('حمص')).toBe('rtl');
    expect(directions.get('Hummus')).toBe('ltr');
    expect(directions.get('No salt')).toBe('ltr');
    expect(directions.get('الحساسية: سمسم')).toBe('rtl');
    expect(directions.get('#128')).toBe('rtl');
  });
});
