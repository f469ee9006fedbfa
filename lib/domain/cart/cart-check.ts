import { sameId } from '../id';
import { jsonEqual } from '../json/json-equal';
import type { Minor } from '../money/money';
import { lineTotal } from '../money/price';
import { isAnswered } from '../options/answered';
import { quantityOf } from '../options/choice-quantity';
import { foodFacts } from '../options/food-facts';
import { withAnswersOf } from '../options/initial-kit';
import type { Kit, Option, OptionValue } from '../options/kit';
import { invalidOptions, offeredKit } from '../options/options';
import { uncounted } from '../stock/uncounted';
import type { Cart, CartLine, CartProduct } from './cart';
import { lineOf, type SectionOfLine } from './cart-line';
import { isFreeDelivery } from './cart-totals';

/**
 * Compares a cart with the current catalogue. A line can stay on a device for days while its product is removed or its
 * price changes. The platform would refuse such an order (cart/CT15), so the cart reports every affected line before it
 * is sent.
 */
export type CatalogueSection = SectionOfLine & {
  products: readonly (CartProduct & {
    /** False: the product is displayed but cannot be ordered at the moment. */
    is_available?: boolean;
    /** Pieces left today; null or missing: not counted. */
    stock_left?: number | null;
  })[];
};

/**
 * Section id as text → the current section, or 'gone' if it no longer exists. Sections that could not be fetched are
 * missing.
 */
export type Catalogue = ReadonlyMap<string, CatalogueSection | 'gone'>;

export type LineChange =
  /** The product is no longer offered. */
  | { key: string; kind: 'gone' }
  /** The product is offered, but the chosen answers no longer fit its options. */
  | { key: string; kind: 'choices' }
  /** The price of the line has changed. */
  | { key: string; kind: 'price'; was: Minor; now: Minor };

type Found = { kind: 'unknown' } | { kind: 'gone' } | { kind: 'choices' } | { kind: 'fresh'; line: CartLine };

const chosen = (option: Option) =>
  option.attrs.flatMap((choice) => (choice.checked ? [[String(choice.id), quantityOf(choice)]] : []));

/**
 * Normalises an answer for comparison: an upstream may send 7 in one response and '7' in the next, and both identify
 * the same choice. Rule: cart/CT16.
 */
const comparable = (value: OptionValue): unknown => {
  if (typeof value === 'number') return String(value);
  return value !== null && typeof value === 'object' && 'timeStart' in value ? [value.date, value.timeStart] : value;
};

/** Serialises the answers of a kit for comparison, without titles and prices, which the hotel may change. */
const answersIn = (kit: Kit | null): string =>
  JSON.stringify(
    (kit?.properties ?? [])
      .filter(isAnswered)
      .map((option) => [String(option.id), option.ptype_id, comparable(option.value), chosen(option)])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  );

/** Puts the answers of the line into the current kit. Returns null if they do not all fit any more. */
function kitOfToday(today: Kit | null, line: Kit | null): { kit: Kit | null } | null {
  const kit = today && line ? withAnswersOf(today, line) : today;
  const asksMore = invalidOptions(kit).length > 0 && invalidOptions(line).length === 0;
  return asksMore || answersIn(kit) !== answersIn(line) ? null : { kit };
}

/** Rebuilds a line from the current catalogue with the guest's answers. */
function lookUp(line: CartLine, catalogue: Catalogue): Found {
  const section = catalogue.get(String(line.section.id));
  if (section === undefined) return { kind: 'unknown' };
  if (section === 'gone') return { kind: 'gone' };
  const found = section.products.find(({ id }) => sameId(id, line.product.id));
  if (found === undefined) return { kind: 'gone' };
  // The quantity is the guest's: ./stock-shortages says where it is too high. Choices of another day have its own stock.
  const product = line.ordered_for === null ? { ...found, stock_left: null } : uncounted(found);
  const today = kitOfToday(offeredKit(product), line.product.property);
  if (today === null) return { kind: 'choices' };
  const { key, quantity, from_recommendation: fromRecommendation, ordered_for: orderedFor } = line;
  return {
    kind: 'fresh',
    line: lineOf({ key, product, kit: today.kit, quantity, section, fromRecommendation, orderedFor }),
  };
}

const totalOf = (line: CartLine): Minor => lineTotal(line.product, line.quantity);

/** Returns the changes that the guest must know about before ordering, in the order of the lines. */
export const checkCart = (lines: readonly CartLine[], catalogue: Catalogue): LineChange[] =>
  lines.flatMap((line): LineChange[] => {
    const found = lookUp(line, catalogue);
    if (found.kind === 'gone' || found.kind === 'choices') return [{ key: line.key, kind: found.kind }];
    if (found.kind === 'unknown' || totalOf(found.line) === totalOf(line)) return [];
    return [{ key: line.key, kind: 'price', was: totalOf(line), now: totalOf(found.line) }];
  });

const withLines = (cart: Cart, change: (line: CartLine) => CartLine): Cart => {
  const products = cart.products.map(change);
  return products.every((line, index) => line === cart.products[index]) ? cart : { ...cart, products };
};

/**
 * Returns the cart with the current prices, which the guest accepts with one tap. Lines of removed products are
 * unchanged.
 */
export const withNewPrices = (cart: Cart, catalogue: Catalogue): Cart =>
  withLines(cart, (line) => {
    const found = lookUp(line, catalogue);
    return found.kind === 'fresh' && totalOf(found.line) !== totalOf(line) ? found.line : line;
  });

/**
 * Updates what needs no confirmation because no line becomes more expensive: what is in the dish, its tax, and whether a
 * line is free of the delivery charge. Without this the total on the button would differ from the platform's. Returns the same
 * object if nothing changed. Rule: allergens/AL11.
 */
export const withSilentChanges = (cart: Cart, catalogue: Catalogue): Cart =>
  withLines(cart, (line) => {
    const found = lookUp(line, catalogue);
    const quiet = found.kind === 'fresh' && totalOf(found.line) === totalOf(line);
    return quiet && !hasSameFacts(found.line, line) ? found.line : line;
  });

const hasSameFacts = (one: CartLine, other: CartLine): boolean =>
  isFreeDelivery(one) === isFreeDelivery(other) &&
  one.product.tax_id === other.product.tax_id &&
  jsonEqual(foodFacts(one.product), foodFacts(other.product));
