import { followWaiting } from './follow-waiting';
import { refusedOrder } from './refused-order';
import { abandonOrder, checkInterruptedOrder, sendOrder, sendWaitingOrder } from './send-order';
import { sendTools } from './send-tools';

/** What is loaded when a checkout opens, to send its order and to explain a refusal. */
export const SEND_CODE = {
  sendTools,
  sendOrder,
  checkInterruptedOrder,
  sendWaitingOrder,
  abandonOrder,
  followWaiting,
  refusedOrder,
};
