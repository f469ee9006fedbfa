import { sameId } from '../id';
import { chosenChoice, tickedChoices } from './answered';
import { quantityOf } from './choice-quantity';
import type { Kit, Option } from './kit';
import { answerKind } from './option-types';
import { chooseChoice, isSoldOut, setChoiceQuantity, setOptionValue, tickChoice } from './options';
import { restoreAnswers, type SavedValue } from './saved-values';

/**
 * The kit that a form starts with, and the kit after the catalogue has changed. Rules: product-sheet/S1, options/O18.
 */

const untick = (kit: Kit, option: Option): Kit =>
  tickedChoices(option).reduce((current, choice) => tickChoice(current, option.id, choice.id, false), kit);

/**
 * Copies the ticks of `given`. The guest sets quantities only in options with steppers; elsewhere the hotel's current
 * quantity is used.
 */
function withTicks(kit: Kit, option: Option, given: Option): Kit {
  const counted = option.pcode_id === 'quantity';
  return tickedChoices(given).reduce(
    (current, choice) => {
      const ticked = tickChoice(current, option.id, choice.id, true);
      return counted ? setChoiceQuantity(ticked, option.id, choice.id, quantityOf(choice)) : ticked;
    },
    untick(kit, option),
  );
}

/**
 * Copies the answers of an earlier version of a kit into the current one. Prices, titles and limits are current. An
 * answer is left out if its option or choice no longer exists or a new limit forbids it.
 */
export const withAnswersOf = (kit: Kit, answered: Kit): Kit =>
  kit.properties.reduce((current, option) => {
    const given = answered.properties.find((other) => sameId(other.id, option.id));
    const isKept = given !== undefined && given.ptype_id === option.ptype_id && !option.is_read_only;
    return isKept ? withAnswer(current, option, given) : current;
  }, kit);

function withAnswer(kit: Kit, option: Option, given: Option): Kit {
  switch (answerKind(option)) {
    case 'ticks':
      return withTicks(kit, option, given);
    case 'choice': {
      const choice = chosenChoice(given);
      const offered = option.attrs.find(({ id }) => sameId(id, choice?.id ?? null));
      return choice === null || (offered && isSoldOut(offered))
        ? setOptionValue(kit, option.id, null)
        : chooseChoice(kit, option.id, choice.id);
    }
    case 'text':
    case 'dates':
    case 'slots':
    case 'slot':
      return setOptionValue(kit, option.id, given.value);
  }
}

/**
 * Returns the kit of a form: a cart line keeps its answers, and a new line gets the answers stored on the device. The
 * hotel's preset ticks are reduced to the hotel's own limits, because the platform refuses what exceeds them.
 */
export const initialKit = (
  kit: Kit,
  line: Kit | null,
  saved: readonly SavedValue[],
  variations?: { oldIdMatching: boolean },
): Kit => (line === null ? restoreAnswers(withAnswersOf(kit, kit), saved, variations) : withAnswersOf(kit, line));
