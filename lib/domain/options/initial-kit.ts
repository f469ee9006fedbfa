import { quantityOf } from '../money/price';
import { chosenChoice, tickedChoices } from './answered';
import type { Kit, Option } from './kit';
import { sameId } from './kit';
import { chooseChoice, setChoiceQuantity, setOptionValue, tickChoice } from './options';
import { restoreAnswers, type SavedValue } from './saved-values';

/**
 * What a form shows when it opens, and after the catalogue has changed under it. Rules: product-sheet/S1, options/O18.
 */

const untick = (kit: Kit, option: Option): Kit =>
  tickedChoices(option).reduce((so, choice) => tickChoice(so, option.id, choice.id, false), kit);

/** Only what a stepper counts is the guest's: elsewhere a choice's quantity is the hotel's, as it says today. */
function withTicks(kit: Kit, option: Option, given: Option): Kit {
  const counted = option.pcode_id === 'quantity';
  return tickedChoices(given).reduce(
    (so, choice) => {
      const ticked = tickChoice(so, option.id, choice.id, true);
      return counted ? setChoiceQuantity(ticked, option.id, choice.id, quantityOf(choice)) : ticked;
    },
    untick(kit, option),
  );
}

/**
 * Today's kit with the answers that a guest gave to an earlier copy of it. Prices, titles and limits are today's; an
 * answer whose option or choice is gone, or that a new limit forbids, is left out.
 */
export const withAnswersOf = (kit: Kit, answered: Kit): Kit =>
  kit.properties.reduce((so, option) => {
    const given = answered.properties.find((other) => sameId(other.id, option.id));
    if (given === undefined || given.ptype_id !== option.ptype_id || option.is_read_only) return so;
    if (option.ptype_id === 'checkbox') return withTicks(so, option, given);
    if (option.ptype_id !== 'select') return setOptionValue(so, option.id, given.value);
    const choice = chosenChoice(given);
    return choice === null ? setOptionValue(so, option.id, null) : chooseChoice(so, option.id, choice.id);
  }, kit);

/**
 * A cart line opens exactly as it was chosen; a new one with what the phone remembers of the guest's answers. What the
 * hotel has ticked beforehand keeps to the hotel's own limits: the platform would refuse what passes them.
 */
export const initialKit = (
  kit: Kit,
  line: Kit | null,
  saved: readonly SavedValue[],
  variations?: { oldIdMatching: boolean },
): Kit => (line === null ? restoreAnswers(withAnswersOf(kit, kit), saved, variations) : withAnswersOf(kit, line));
