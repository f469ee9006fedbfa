import type { Minor } from '../money/money';
import { lineTotal, quantityOf } from '../money/price';
import { isAnswered } from '../options/answered';
import { withAnswersOf } from '../options/initial-kit';
import { type Kit, type Option, type OptionValue, sameId } from '../options/kit';
import { invalidOptions, offeredKit } from '../options/options';
import { type Cart, type CartLine, type CartProduct, isFreeDelivery } from './cart';
import { lineOf, type SectionOfLine } from './cart-line';

/**
 * A cart beside today's catalogue: a line can wait on a phone for days, and meanwhile a product goes or costs something
 * else. The platform would refuse such an order (cart/CT15); this says so before the guest sends it, line by line.
 */
export type CatalogueSection = SectionOfLine & {
  products: readonly (CartProduct & {
    /** False: it is shown, and cannot be ordered at the moment. */
    is_available?: boolean;
  })[];
};

/** Section id as text → the section as it is now, or 'gone'. A section that could not be read is not in it. */
export type Catalogue = ReadonlyMap<string, CatalogueSection | 'gone'>;

export type LineChange =
  /** The product is no longer offered. */
  | { key: string; kind: 'gone' }
  /** The product is offered, but not as it was chosen. */
  | { key: string; kind: 'choices' }
  /** The line costs something else now. */
  | { key: string; kind: 'price'; was: Minor; now: Minor };

type Found = { kind: 'unknown' } | { kind: 'gone' } | { kind: 'choices' } | { kind: 'fresh'; line: CartLine };

const chosen = (option: Option) =>
  option.attrs.flatMap((choice) => (choice.checked ? [[String(choice.id), quantityOf(choice)]] : []));

/**
 * A value for comparing: an upstream may send 7 in one answer and '7' in the next, and both name the same choice.
 * Rule: cart/CT16.
 */
const comparable = (value: OptionValue): unknown => {
  if (typeof value === 'number') return String(value);
  return value !== null && typeof value === 'object' && 'timeStart' in value ? [value.date, value.timeStart] : value;
};

/** What was answered to each option, for comparing; titles and prices are not the guest's. */
const answersIn = (kit: Kit | null): string =>
  JSON.stringify(
    (kit?.properties ?? [])
      .filter(isAnswered)
      .map((option) => [String(option.id), option.ptype_id, comparable(option.value), chosen(option)])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  );

/** Today's kit with the answers of the line; null when they do not all fit it any more. */
function kitOfToday(today: Kit | null, line: Kit | null): { kit: Kit | null } | null {
  const kit = today && line ? withAnswersOf(today, line) : today;
  const asksMore = invalidOptions(kit).length > 0 && invalidOptions(line).length === 0;
  return asksMore || answersIn(kit) !== answersIn(line) ? null : { kit };
}

/** The line with what the catalogue says today and the guest's answers kept. */
function lookUp(line: CartLine, catalogue: Catalogue): Found {
  const section = catalogue.get(String(line.section.id));
  if (section === undefined) return { kind: 'unknown' };
  if (section === 'gone') return { kind: 'gone' };
  const product = section.products.find(({ id }) => sameId(id, line.product.id));
  if (product === undefined) return { kind: 'gone' };
  const today = kitOfToday(offeredKit(product), line.product.property);
  if (today === null) return { kind: 'choices' };
  const { key, quantity, from_recommendation } = line;
  return {
    kind: 'fresh',
    line: lineOf({ key, product, kit: today.kit, quantity, section, fromRecommendation: from_recommendation }),
  };
}

const totalOf = (line: CartLine): Minor => lineTotal(line.product, line.quantity);

/** The changes that a guest has to know of, in the order of the lines. */
export const checkCart = (lines: readonly CartLine[], catalogue: Catalogue): LineChange[] =>
  lines.flatMap((line): LineChange[] => {
    const found = lookUp(line, catalogue);
    if (found.kind === 'gone' || found.kind === 'choices') return [{ key: line.key, kind: found.kind }];
    if (found.kind === 'unknown' || totalOf(found.line) === totalOf(line)) return [];
    return [{ key: line.key, kind: 'price', was: totalOf(line), now: totalOf(found.line) }];
  });

const withLines = (cart: Cart, change: (line: CartLine) => CartLine): Cart => {
  const products = cart.products.map(change);
  return products.every((line, place) => line === cart.products[place]) ? cart : { ...cart, products };
};

/** The cart with today's prices: what one tap of the guest's accepts. Lines that are gone stay as they are. */
export const withNewPrices = (cart: Cart, catalogue: Catalogue): Cart =>
  withLines(cart, (line) => {
    const found = lookUp(line, catalogue);
    return found.kind === 'fresh' && totalOf(found.line) !== totalOf(line) ? found.line : line;
  });

/**
 * The cart with what may change without asking, because no line costs more for it: whether a line is free of the
 * charge. Otherwise the total on the button would not be the platform's. The same cart when nothing changed.
 */
export const withSilentChanges = (cart: Cart, catalogue: Catalogue): Cart =>
  withLines(cart, (line) => {
    const found = lookUp(line, catalogue);
    const quiet = found.kind === 'fresh' && totalOf(found.line) === totalOf(line);
    return quiet && isFreeDelivery(found.line) !== isFreeDelivery(line) ? found.line : line;
  });
