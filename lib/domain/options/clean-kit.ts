import type { Kit, Option } from './kit';
import { answerKind } from './option-types';

/** Removes some or all answers from a kit. Each function returns the same kit object if nothing is removed. */

/**
 * Removes the guest's answer from an option. Read-only options keep their values and ticks, because the hotel sets
 * them.
 */
const cleanOption = (option: Option): Option =>
  option.is_read_only
    ? option
    : {
        ...option,
        value: null,
        attrs: option.attrs.map((choice) => ({
          ...choice,
          checked: false,
          quantity: option.pcode_id === 'quantity' ? null : choice.quantity,
        })),
      };

/** Removes the answers of some options. */
export const cleanOptions = (kit: Kit, isCleaned: (option: Option) => boolean): Kit =>
  kit.properties.some(isCleaned)
    ? { ...kit, properties: kit.properties.map((option) => (isCleaned(option) ? cleanOption(option) : option)) }
    : kit;

export const withoutAnswers = (kit: Kit): Kit => cleanOptions(kit, () => true);

/** Removes the answers of calendars with several dates (booking/B19). */
export const withoutDates = (kit: Kit): Kit =>
  cleanOptions(kit, (option) => answerKind(option) === 'dates' && option.value !== null);

/** Whether the option asks with which banknotes the guest will pay in cash. */
export const isBanknotes = (option: { pcode_id: Option['pcode_id'] }): boolean => option.pcode_id === 'banknotes';

/**
 * Removes the banknotes answers before the kit is stored on the device, because how much cash a guest carries must not
 * be stored. Rule: cart/CT6.
 */
export const withoutBanknotes = (kit: Kit): Kit => cleanOptions(kit, isBanknotes);
