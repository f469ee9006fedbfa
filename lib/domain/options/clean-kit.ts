import type { Kit, Option } from './kit';

/** Kits with some or all answers taken out. Each function returns the same kit when there is nothing to take out. */

/** The option without the guest's answer. What the guest cannot change, ticks included, is the hotel's and stays. */
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

const cleanOptions = (kit: Kit, isCleaned: (option: Option) => boolean): Kit =>
  kit.properties.some(isCleaned)
    ? { ...kit, properties: kit.properties.map((option) => (isCleaned(option) ? cleanOption(option) : option)) }
    : kit;

/** The kit with no answers in it. */
export const withoutAnswers = (kit: Kit): Kit => cleanOptions(kit, () => true);

/** The kit with its calendars of many dates cleared (booking/B19). */
export const withoutDates = (kit: Kit): Kit =>
  cleanOptions(kit, (option) => option.ptype_id === 'calendar' && option.value !== null);

/** Whether the option asks with which banknotes the guest will pay in cash. */
export const isBanknotes = (option: { pcode_id: Option['pcode_id'] }): boolean => option.pcode_id === 'banknotes';

/** The kit as the device may store it: how much cash a guest carries is never written down. Rule: cart/CT6. */
export const withoutBanknotes = (kit: Kit): Kit => cleanOptions(kit, isBanknotes);

/** The kit once the kind of the payment is chosen: a payment that is not cash blanks the banknotes. Rule: cart/CT6. */
export const kitForPayment = (kit: Kit, paymentType: string | null): Kit =>
  paymentType === 'cash' ? kit : withoutBanknotes(kit);
