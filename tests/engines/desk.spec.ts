import { deskKey } from '@/lib/platform/desk-key';
import { SHARED_DESK_TOKEN } from '@/playwright.config';
import { callDesk } from '../e2e/desk-call';
import { button, newestOrder, orderCake } from './checkout';
import { expect, test } from './fixtures';

test('a guest’s order arrives at the desk, is accepted, and is new again when that is undone', async ({
  guest,
  staff,
}) => {
  await orderCake(guest);
  const uuid = await newestOrder(guest);
  const desk = { port: Number(process.env.E2E_PORT), hotel: 'cala-verde', deskToken: SHARED_DESK_TOKEN };
  const { num } = (await callDesk(desk, `/orders/${uuid}`)) as { num: string };
  const card = { css: 'article', text: `#${num}` };

  await staff.openDesk();
  await staff.fill({ css: 'input', text: 'Your name' }, 'Marta');
  await staff.fill({ css: 'input', text: 'Staff key' }, deskKey(SHARED_DESK_TOKEN, 'cala-verde'));
  await staff.click(button('Open the desk'));
  await staff.see({ css: 'body', text: 'Live,' });
  await staff.see(card, { contains: 'Strawberry cake' });
  await staff.click({ css: `article[aria-label*="#${num}"] button`, text: 'Accept' });
  await staff.missing(card);
  const status = async () => ((await callDesk(desk, `/orders/${uuid}`)) as { ostatus_id: string }).ostatus_id;
  await expect.poll(status).toBe('approved');
  await staff.click(button('Undo'));
  await staff.see(card);
  await expect.poll(status).toBe('draft');
});
