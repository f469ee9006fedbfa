import type { RememberedOptions } from './on-shelf';
import { remembered } from './remembered';

/** How far the tabs of this phone have come in sending (`order-turn`, see lib/device/sending-turns). 0: nobody has begun. */
export const orderTurnOptions: RememberedOptions<number> = {
  key: 'order-turn',
  read: (stored) => (stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : 0),
  print: String,
};

export const orderTurn = remembered(orderTurnOptions);
