import type { PeerSession } from '../peers/voice/peer-session';
import { axe, expect, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { serveVoice, talk, withMicrophone } from './voice-guest';

const t = translationsOf('cala-verde', 'en');

test.use(withMicrophone);

const voice = serveVoice();

/** Lets the assistant call a tool, twice with one id as after a repeated event, and returns what the page has answered. */
async function called(session: PeerSession, name: string, given: object): Promise<Record<string, unknown>> {
  const id = crypto.randomUUID();
  const call = { type: 'function_call', call_id: id, name, arguments: JSON.stringify(given) };
  for (const _time of [1, 2]) session.send({ type: 'response.output_item.done', item: call });
  type Sent = { item?: { type: string; call_id?: string; output?: string } };
  const output = () => (session.received as Sent[]).find(({ item }) => item?.call_id === id)?.item?.output;
  await expect.poll(output).toBeDefined();
  return JSON.parse(output() ?? '');
}

test('the assistant finds and shows products and fills the cart, and only the guest can order', async ({ page }) => {
  const session = await talk(page, voice());
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page subscribes to the hotel's live channels whenever its connection is there: that sends nothing of a guest.
    if (request.method() === 'POST' && pathname !== '/channels') posts.push(pathname);
  });
  type First = { session?: { tools: { name: string }[] } } | undefined;
  const declared = () => (session.received[0] as First)?.session?.tools.map(({ name }) => name);
  await expect.poll(declared).toEqual(['search_menu', 'show_product', 'add_to_cart']);

  const found = await called(session, 'search_menu', { query: 'margherita' });
  const [pizza] = found.products as { section_id: string; product_id: string; title: string }[];
  expect(pizza?.title).toBe('Margherita pizza');
  await expect(dialog(page).getByRole('button', { name: /Margherita pizza/ })).toBeVisible();

  const ids = { section_id: pizza?.section_id, product_id: pizza?.product_id };
  const { options } = await called(session, 'show_product', ids);
  const answers = (options as { option_id: string; required: boolean; choices: { choice_id: string }[] }[])
    .filter(({ required }) => required)
    .map(({ option_id, choices }) => ({
      option_id,
      choice_ids: choices.slice(0, 1).map(({ choice_id }) => choice_id),
    }));
  const hostile = [
    { ...ids, quantity: 1_000, options: answers },
    { ...ids, product_id: '999999', quantity: 1, options: answers },
    { ...ids, quantity: 1, options: [{ option_id: '999999', choice_ids: ['1'] }] },
  ];
  for (const given of hostile) expect((await called(session, 'add_to_cart', given)).added).not.toBe(true);
  expect(await called(session, 'send_order', {})).toEqual({ error: 'unknown_request' });
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  expect(await called(session, 'add_to_cart', { ...ids, quantity: 2, options: answers })).toMatchObject({
    added: true,
  });
  // What is announced stands beside it for a moment.
  await expect(
    dialog(page)
      .getByText(t('added_to_cart', { title: '2 × Margherita pizza' }))
      .first(),
  ).toBeVisible();
  await expect(dialog(page).getByText(t('voice_by_hand'))).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').products?.length);
  await expect.poll(stored).toBe(1);
  await axe(page);
  await dialog(page)
    .getByRole('button', { name: t('your_order') })
    .click();
  await expect(dialog(page).last().getByRole('listitem').filter({ hasText: 'Margherita pizza' })).toBeVisible();
  expect(posts).toEqual([]);
});
