import type { HotelNow } from '../booking/hotel-time';
import { type CartLine, type CartProduct, maxQuantity } from '../cart/cart';
import { lineOf, type SectionOfLine } from '../cart/cart-line';
import { unavailability } from '../cart/unavailability';
import { type AdultSection, needsAgeGate } from '../catalogue/age-gate';
import { type Id, sameId } from '../id';
import { tickedChoices } from '../options/answered';
import type { Kit, Option } from '../options/kit';
import { answerKind, timeKind } from '../options/option-types';
import { chooseChoice, invalidOptions, MAX_ANSWER_LENGTH, setOptionValue, tickChoice } from '../options/options';

/** An answer that the assistant gives for the guest: choices of a list, or a text. */
export type AssistantAnswer = { optionId: Id; choiceIds: readonly Id[]; text: string | null };

/** What the assistant wants to put into the cart. */
export type RequestedLine = { quantity: number; answers: readonly AssistantAnswer[] };

/**
 * Why the assistant may not add a product. `by-hand`: only the guest can, in the product's sheet: it has days and times,
 * an order form of its own, or is for adults. `incomplete`: these options need an answer.
 */
type AssistantRefusal =
  | { why: 'by-hand' | 'closed' | 'sold-out' | 'quantity' | 'unknown-option' }
  | { why: 'incomplete'; optionIds: readonly Id[] };

/** More pieces than anybody means when they speak; a guest can still raise the number by hand. */
const MOST_PIECES = 20;

type Offer = {
  product: CartProduct & { is_popup: boolean; is_available: boolean; for_adult: boolean };
  section: SectionOfLine & AdultSection;
  /** The product's options without answers. */
  kit: Kit | null;
};

/**
 * The cart line for what the assistant wants to add, or why there is none. It follows the rules of the guest's own form, and
 * answers nothing that the assistant has not named. Rule: voice/V12.
 */
export function assistantLine(
  { product, section, kit }: Offer,
  wanted: RequestedLine,
  { key, now, isAdult }: { key: string; now: HotelNow; isAdult: boolean },
): { line: CartLine } | { refusal: AssistantRefusal } {
  const refuse = (refusal: AssistantRefusal) => ({ refusal });
  if (product.is_popup || (kit?.properties ?? []).some(isForGuest) || needsAgeGate({ product, section, isAdult }))
    return refuse({ why: 'by-hand' });
  const gone = unavailability(product, now);
  if (gone !== null) return refuse({ why: gone.kind });
  const { quantity } = wanted;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > Math.min(MOST_PIECES, maxQuantity(product)))
    return refuse({ why: 'quantity' });
  const answered = answeredBy(kit, wanted.answers);
  if (answered === undefined) return refuse({ why: 'unknown-option' });
  const optionIds = invalidOptions(answered);
  if (optionIds.length > 0) return refuse({ why: 'incomplete', optionIds });
  return { line: lineOf({ key, product, kit: answered, quantity, section, fromRecommendation: false }) };
}

/** Options that ask about days, times or the guest: misheard, they would be worse than missing. */
const isForGuest = (option: Option): boolean =>
  timeKind(option) !== null ||
  ((option.pcode_id === 'phone_number' || option.pcode_id === 'name') && option.is_required);

/** The kit with all the answers; undefined when one of them is not possible. */
function answeredBy(kit: Kit | null, answers: readonly AssistantAnswer[]): Kit | null | undefined {
  let answered = kit;
  for (const answer of answers) {
    const next = answered && withAssistantAnswer(answered, answer);
    if (next === null) return undefined;
    answered = next;
  }
  return answered;
}

function withAssistantAnswer(kit: Kit, { optionId, choiceIds, text }: AssistantAnswer): Kit | null {
  const option = kit.properties.find(({ id }) => sameId(id, optionId));
  if (option === undefined || option.is_read_only) return null;
  switch (answerKind(option)) {
    case 'text':
      return text === null || text.length > MAX_ANSWER_LENGTH ? null : setOptionValue(kit, optionId, text);
    case 'choice':
      return withChoice(kit, option, choiceIds);
    case 'ticks':
      return withTicks(kit, option, choiceIds);
    case 'dates':
    case 'slots':
    case 'slot':
      return null;
  }
}

const hasAll = (option: Option, choiceIds: readonly Id[]): boolean =>
  choiceIds.every((id) => option.attrs.some((choice) => sameId(choice.id, id)));

function withChoice(kit: Kit, option: Option, choiceIds: readonly Id[]): Kit | null {
  const [only, second] = choiceIds;
  const isOne = only !== undefined && second === undefined && hasAll(option, choiceIds);
  return isOne ? chooseChoice(kit, option.id, only) : null;
}

function withTicks(kit: Kit, option: Option, choiceIds: readonly Id[]): Kit | null {
  if (choiceIds.length === 0 || !hasAll(option, choiceIds)) return null;
  const ticked = choiceIds.reduce((before, id) => tickChoice(before, option.id, id, true), kit);
  const after = ticked.properties.find(({ id }) => sameId(id, option.id));
  // A limit of the option has kept a choice from being ticked.
  const areTicked = choiceIds.every((id) => after && tickedChoices(after).some((choice) => sameId(choice.id, id)));
  return areTicked ? ticked : null;
}
