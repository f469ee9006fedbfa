import type { HotelNow } from '../booking/hotel-time';
import { withoutStaleAnswers } from '../booking/stale-answers';
import type { CartLine } from '../cart/cart';
import type { CatalogueSection } from '../cart/cart-check';
import { lineOf } from '../cart/cart-line';
import { lineIssues } from '../cart/line-issues';
import type { Text } from '../i18n/text';
import { type Id, sameId } from '../id';
import { scheduledOption } from '../money/price';
import { isAnswered, tickedChoices } from '../options/answered';
import { quantityOf } from '../options/choice-quantity';
import { isBanknotes, withoutAnswers } from '../options/clean-kit';
import type { Kit, Option } from '../options/kit';
import { answerKind } from '../options/option-types';
import {
  chooseChoice,
  invalidOptions,
  offeredKit,
  setChoiceQuantity,
  setOptionValue,
  tickChoice,
} from '../options/options';
import type { OrderLine, RepeatedAnswer } from './repeated-line';

/** Puts an earlier order into the cart again. Rule: orders/OR27. */

/**
 * Returns what a product was ordered with. Banknotes are left out, because they belong to one payment only, and so are
 * read-only options, which the hotel answers itself.
 */
export const repeatedAnswers = (kit: Kit | null): RepeatedAnswer[] =>
  (kit?.properties ?? [])
    .filter((option) => isAnswered(option) && !isBanknotes(option) && !option.is_read_only)
    .map((option) => ({
      option_id: option.id,
      ptype_id: option.ptype_id,
      value: answerKind(option) === 'ticks' ? null : option.value,
      ticks: tickedChoices(option).map((choice) => ({ id: choice.id, quantity: quantityOf(choice) })),
    }));

/** The sections that must be read to order again, each once. */
export const sectionsToRepeat = (order: { products: readonly OrderLine[] }): readonly Id[] => [
  ...new Map(
    order.products.flatMap(({ repeat }) => (repeat === null ? [] : [[String(repeat.section_id), repeat.section_id]])),
  ).values(),
];

/** A product that goes into the cart again. `product` and `section` decide about the confirmation of the age. */
type RepeatedProduct<Section extends CatalogueSection> = {
  line: CartLine;
  product: Section['products'][number];
  section: Section;
};

/**
 * Returns the cart lines of those products that are offered today with all their answers, and the titles of the others:
 * gone, sold out, closed, changed options, past dates, and bookings, whose slots are chosen anew. `newKey` creates the
 * key of a cart line.
 */
export function repeatOrder<Section extends CatalogueSection>(
  order: { products: readonly OrderLine[] },
  at: { catalogue: ReadonlyMap<string, Section | 'gone'>; now: HotelNow; newKey: () => string },
): { repeated: readonly RepeatedProduct<Section>[]; left: readonly Text[] } {
  const found = order.products.map((line) => ({ title: line.product.title, repeated: repeatLine(line, at) }));
  const lines = found.flatMap(({ repeated }) => (repeated === null ? [] : [repeated.line]));
  const blocked = lineIssues(lines, at.catalogue, at.now).map(({ key }) => key);
  const isOffered = (repeated: RepeatedProduct<Section> | null): repeated is RepeatedProduct<Section> =>
    repeated !== null && !blocked.includes(repeated.line.key);
  return {
    repeated: found.flatMap(({ repeated }) => (isOffered(repeated) ? [repeated] : [])),
    left: found.flatMap(({ title, repeated }) => (isOffered(repeated) ? [] : [title])),
  };
}

function repeatLine<Section extends CatalogueSection>(
  { repeat, quantity }: OrderLine,
  at: { catalogue: ReadonlyMap<string, Section | 'gone'>; now: HotelNow; newKey: () => string },
): RepeatedProduct<Section> | null {
  if (repeat === null) return null;
  const section = at.catalogue.get(String(repeat.section_id));
  if (section === undefined || section === 'gone') return null;
  const product = section.products.find(({ id }) => sameId(id, repeat.product_id));
  if (product === undefined || isPopup(product) || scheduledOption(product) !== null) return null;
  const today = answeredKit(offeredKit(product), repeat.answers);
  if (today === null || hasStaleAnswer(today.kit, at.now)) return null;
  const line = lineOf({ key: at.newKey(), product, kit: today.kit, quantity, section, fromRecommendation: false });
  return { line, product, section };
}

/** Products of the fast order are ordered alone and never stand in a cart. */
const isPopup = (product: object): boolean => 'is_popup' in product && product.is_popup === true;

const hasStaleAnswer = (kit: Kit | null, now: HotelNow): boolean =>
  kit !== null && withoutStaleAnswers(kit, { now, maxSlots: null }) !== kit;

/** The kit with the earlier answers; null when one does not fit any more or a further one is required. */
function answeredKit(kit: Kit | null, answers: readonly RepeatedAnswer[]): { kit: Kit | null } | null {
  const answered = kit && answers.reduce(withAnswer, withoutAnswers(kit));
  const same = comparable(repeatedAnswers(answered)) === comparable(answers);
  return same && invalidOptions(answered).length === 0 ? { kit: answered } : null;
}

function withAnswer(kit: Kit, { option_id, ptype_id, value, ticks }: RepeatedAnswer): Kit {
  const option = kit.properties.find(({ id }) => sameId(id, option_id));
  if (option === undefined || option.ptype_id !== ptype_id || option.is_read_only) return kit;
  switch (answerKind(option)) {
    case 'ticks':
      return withTicks(kit, option, ticks);
    case 'choice':
      return typeof value === 'string' || typeof value === 'number' ? chooseChoice(kit, option.id, value) : kit;
    case 'text':
    case 'dates':
    case 'slots':
    case 'slot':
      return setOptionValue(kit, option.id, value);
  }
}

const withTicks = (kit: Kit, option: Option, ticks: RepeatedAnswer['ticks']): Kit =>
  ticks.reduce((current, { id, quantity }) => {
    const ticked = tickChoice(current, option.id, id, true);
    return option.pcode_id === 'quantity' ? setChoiceQuantity(ticked, option.id, id, quantity) : ticked;
  }, kit);

/** Normalises answers for comparison, because ids are compared as text and have no fixed order. */
const comparable = (answers: readonly RepeatedAnswer[]): string =>
  JSON.stringify(
    answers
      .map(({ option_id, value, ticks }) => [
        String(option_id),
        typeof value === 'number' ? String(value) : value,
        ticks.map(({ id, quantity }) => `${id} ${quantity}`).sort(),
      ])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  );
