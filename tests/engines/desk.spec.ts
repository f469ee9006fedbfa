import { deskKey } from '@/lib/platform/desk-key';
import { SHARED_DESK_TOKEN } from '@/playwright.config';
import { callDesk } from '../e2e/desk-call';
import { button, newestOrder, orderCake } from './checkout';
import { expect, test } from './fixtures';

test('a guest’s order arrives at the desk, is accepted, and is new again when that is undone', async ({ guest }) => {
  await orderCake(guest);
  const uuid = await newestOrder(guest);
  const desk = { port: Number(process.env.E2E_PORT), hotel: 'cala-verde', deskToken: SHARED_DESK_TOKEN };
  const { num } = (await callDesk(desk, `/orders/${uuid}`)) as { num: string };
  const card = { css: 'article', text: `#${num}` };

  await guest.goto(await guest.evaluate(() => new URL('/desk', location.href).href, null));
  await guest.fill({ css: 'input', text: 'Your name' }, 'Marta');
  await guest.fill({ css: 'input', text: 'Staff key' }, deskKey(SHARED_DESK_TOKEN, 'cala-verde'));
  await guest.click(button('Open the desk'));
  await guest.see({ css: 'body', text: 'Live,' });
  await guest.see(card, { contains: 'Strawberry cake' });
  await guest.click({ css: `article[aria-label*="#${num}"] button`, text: 'Accept' });
  await guest.missing(card);
  const status = async () => ((await callDesk(desk, `/orders/${uuid}`)) as { ostatus_id: string }).ostatus_id;
  await expect.poll(status).toBe('approved');
  await guest.click(button('Undo'));
  await guest.see(card);
  await expect.poll(status).toBe('draft');
});
