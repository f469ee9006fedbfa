import { addUp, type Minor, minus } from '../money/money';

type Credit = { amount: Minor; reason: string };

const SEPARATOR = ' · ';

/**
 * The words that a guest reads beside a refund: those of the credits that it gives back, which are the ones that what the guest
 * still paid did not contain yet. '' where nobody wrote any. `kept`: what was charged and not given back, before and after the
 * refund. Rule: money/MY9.
 */
export function refundReason(
  credits: readonly Credit[],
  { amount, before, after }: { amount: Minor; before: Minor; after: Minor },
): string {
  const [known, reached] = [minus(amount, before), minus(amount, after)];
  const ends = credits.map((_, index) => addUp(credits.slice(0, index + 1).map((credit) => credit.amount)));
  const words = credits.flatMap(({ reason }, index) => {
    const end = ends[index] ?? 0;
    return end > known && end <= reached && reason !== '' ? [reason] : [];
  });
  return [...new Set(words)].join(SEPARATOR);
}
