import type { Hotel } from '@/lib/contract/hotel';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { roomProofMark } from '@/lib/domain/desk/room-proof-mark';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { directionOf, languageName } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { formatAmount, type Money, priceOf } from '@/lib/domain/money/money';
import { taxAmountOf, tipOf } from '@/lib/domain/money/order-amounts';
import { answerIn } from '@/lib/domain/orders/order-lines';
import type { RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import { linesOf, singleLine } from '@/lib/domain/text/single-line';
import type { DeskOrder } from '../orders/order-card';
import type { MailWords } from './send-options';

export type HotelMail = { subject: string; text: string; html: string };

type MailedOrder = {
  hotel: Pick<Hotel, 'title' | 'room_proof'> & Money & { ext_data: Pick<Hotel['ext_data'], 'timezone'> };
  order: DeskOrder;
  /** Whether nobody took the order up in the hotel's time. */
  isWaiting: boolean;
  language: string;
  words: MailWords;
};

/** A line of the mail: a label, and what the hotel or the guest wrote. */
type Fact = readonly [label: string, value: string];

/**
 * Writes the mail about an order that somebody must take up, as plain text and as HTML with the same words. A guest's
 * values are text in both. Rule: notifications/NO8.
 */
export function orderMail({ hotel, order, isWaiting, language, words }: MailedOrder): HotelMail {
  const heading = (isWaiting ? words.mail_waiting : words.mail_new).replace('{number}', () => order.num);
  const room = order.number_room === null ? words.no_room : `${words.room} ${bidiIsolate(order.number_room)}`;
  const title = textIn(hotel.title, language);
  const lines = order.products.map((line) => lineText(line, order, language));
  const amount = formatAmount(priceOf({ price: order.final_sum }), hotel, language);
  const facts: readonly Fact[] = [
    ...orderAnswers(order, language),
    ...filledFact(words.note, order.comment),
    ...filledFact(words.quoted, quotedText(order, hotel.ext_data)),
    ...filledFact(words.payment, order.order_payment && textIn(order.order_payment.title, language)),
    ...taxFacts(order, false, { hotel, language, words }),
    ...(order.tip > 0 ? [[words.tip, formatAmount(tipOf(order), hotel, language)] as const] : []),
    [words.total, amount],
    ...taxFacts(order, true, { hotel, language, words }),
    ...filledFact(words.phone, order.guest.phone),
    [words.language, languageName(order.language)],
  ];
  // A text of several lines stays one, so that none can be forged.
  const foodNote = [
    ...(order.food_note?.kitchen ?? []),
    ...order.allergy_texts.map((text) => `“${bidiIsolate(singleLine(text))}”`),
  ];
  const guest = order.guest.name === null ? [] : [bidiIsolate(order.guest.name)];
  const who = [room, ...proofWords(order, hotel.room_proof, words), ...guest].join(' · ');
  return {
    subject: headerLine(`${heading} · ${room} · ${title}`),
    text: [
      ...[title, heading, who, ...foodNote, '', ...lines, ''].map(singleLine),
      ...facts.map(([label, value]) => `${singleLine(label)}: ${indented(value)}`),
      '',
    ]
      .concat(words.mail_footer, '')
      .join('\n'),
    html: page({ language, title, heading, who, foodNote, lines, facts, footer: words.mail_footer }),
  };
}

/** The taxes in the prices, or those that were added to them. Rule: taxes/TA6. */
const taxFacts = (
  order: DeskOrder,
  isIncluded: boolean,
  { hotel, language, words }: Pick<MailedOrder, 'hotel' | 'language' | 'words'>,
): readonly Fact[] =>
  order.taxes
    .filter(({ included, amount }) => included === isIncluded && amount > 0)
    .map((tax) => {
      const name = words.tax_of
        .replace('{title}', () => textIn(tax.title, language))
        .replace('{percent}', () => String(tax.percent));
      const label = isIncluded ? words.tax_included.replace('{tax}', () => name) : name;
      return [label, formatAmount(taxAmountOf(tax), hotel, language)];
    });

/** When it was expected to be ready as the guest ordered, on the hotel's clock. Rule: pace/PA8. */
function quotedText({ quoted_at }: DeskOrder, { timezone }: Pick<Hotel['ext_data'], 'timezone'>): string | null {
  if (quoted_at === null) return null;
  const { date, time } = hotelNow(timezone, new Date(quoted_at));
  return `${date} ${time}`;
}

const PROOF_WORDS = {
  code: 'proven_by_code',
  digits: 'proven_by_digits',
  none: 'room_not_proven',
  unproven_charge: 'charge_not_proven',
} as const;

/** How the room was proven, as staff read it at the desk. Rule: rooms/RM11. */
function proofWords(order: DeskOrder, policy: RoomProofPolicy, words: MailWords): readonly string[] {
  const mark = roomProofMark(order, policy);
  if (mark === null) return [];
  return [`${mark === 'unproven_charge' ? '⚠ ' : ''}${words[PROOF_WORDS[mark]]}`];
}

const filledFact = (label: string, value: string | null): readonly Fact[] =>
  value === null || value.trim() === '' ? [] : [[label, bidiIsolate(value)]];

/** What the guest answered for the whole order. */
const orderAnswers = ({ properties }: DeskOrder, language: string): readonly Fact[] =>
  properties.map((each) => [
    textIn(each.property.title, language),
    bidiIsolate(answerIn(each, language)) || `× ${each.quantity ?? 1}`,
  ]);

function lineText(line: DeskOrder['products'][number], order: DeskOrder, language: string): string {
  const chosen = line.properties.map((each) => {
    const { property, quantity } = each;
    const answer = answerIn(each, language);
    const typed = answer === '' ? '' : `: ${bidiIsolate(answer)}`;
    return `${textIn(property.title, language)}${typed}${(quantity ?? 1) > 1 ? ` × ${quantity}` : ''}`;
  });
  const details = chosen.length === 0 ? '' : ` (${chosen.join('; ')})`;
  const noted = order.food_note?.lines.find(({ line_id }) => line_id === line.id)?.kitchen ?? [];
  const warning = noted.length === 0 ? '' : ` ⚠ ${noted.join('; ')}`;
  return `${line.quantity} × ${textIn(line.product.title, language)}${details}${warning}`;
}

/** A mail header is one line: a break in a guest's room would begin another header. */
export const headerLine = (text: string): string => singleLine(text).slice(0, 200);

/** A text of several lines, such as a note. Only the mail's own lines begin at the margin, so that none can be forged. */
const indented = (text: string): string => linesOf(text).join('\n    ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function page(mail: {
  language: string;
  title: string;
  heading: string;
  who: string;
  /** What the guest let the kitchen know. */
  foodNote: readonly string[];
  lines: readonly string[];
  facts: readonly Fact[];
  footer: string;
}): string {
  const lines = mail.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const facts = mail.facts
    .map(([label, value]) => `<p>${escapeHtml(label)}: <b style="white-space:pre-line">${escapeHtml(value)}</b></p>`)
    .join('');
  const foodNote = mail.foodNote
    .map((sentence) => `<p><b style="color:#b00020">${escapeHtml(sentence)}</b></p>`)
    .join('');
  return (
    `<!doctype html><html dir="${directionOf(mail.language)}"><body style="font:16px/1.5 sans-serif">` +
    `<p>${escapeHtml(mail.title)}</p><h1 style="font-size:22px">${escapeHtml(mail.heading)}</h1>` +
    `<p><b>${escapeHtml(mail.who)}</b></p>${foodNote}<ul>${lines}</ul>${facts}<p>${escapeHtml(mail.footer)}</p></body></html>`
  );
}
