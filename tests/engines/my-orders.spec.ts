import { LIVE_ORDER, ORDER_STATUS } from '../e2e/parts';
import { moveOrder } from '../e2e/staff';
import { newestOrder, orderCake, t } from './checkout';
import { test } from './fixtures';

test('an order changes in My orders when the staff move it, and after a reload', async ({ guest }) => {
  await orderCake(guest);
  const uuid = await newestOrder(guest);
  await moveOrder(uuid, 'approve');
  await guest.see(ORDER_STATUS, { text: t('order_status__approved') });
  await guest.see('[role="timer"]');
  await guest.press('Escape');
  await guest.dialogs(0);
  await guest.click(LIVE_ORDER);
  await guest.see(ORDER_STATUS, { text: t('order_status__approved') });
  await moveOrder(uuid, 'done');
  await guest.see(ORDER_STATUS, { text: t('order_status__done') });
  await guest.reload();
  await guest.see(ORDER_STATUS, { text: t('order_status__done') });
});
