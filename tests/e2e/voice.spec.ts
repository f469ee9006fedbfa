import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '../../scripts/parts/serve-built-app.mjs';
import { axe, expect, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { PRODUCT_CARD } from './parts';
import {
  DESK_TOKEN,
  isQuiet,
  openVoice,
  serveVoice,
  setMicrophone,
  talk,
  tapTalk,
  trackStates,
  watchMicrophones,
  withMicrophone,
} from './voice-guest';

const t = translationsOf('cala-verde', 'en');

test.use(withMicrophone);
test.describe.configure({ mode: 'default' });

const voice = serveVoice();

test('a guest enables the microphone below the notice of an AI, and the hotel’s prompts arrive in order', async ({
  page,
}) => {
  await setMicrophone(page, 'prompt');
  await openVoice(page, voice().app);
  await expect(dialog(page).getByText(t('voice_ai'))).toBeVisible();
  await expect(dialog(page).getByText(t('voice_prompt'))).toBeVisible();
  expect(await trackStates(page)).toEqual([]);
  await axe(page);
  const tapped = Date.now();
  await dialog(page)
    .getByRole('button', { name: t('voice_enable') })
    .click();
  await expect(dialog(page).getByRole('heading', { name: t('voice_hello') })).toBeVisible();
  const connectedAfter = Date.now() - tapped;
  test.info().annotations.push({ type: 'milliseconds from tap to connected', description: String(connectedAfter) });
  expect(voice().peer.offers.at(-1)).toEqual({
    model: 'peer-model',
    voice: 'peer-voice',
    authorization: `Bearer ${voice().peer.secret}`,
    contentType: 'application/sdp',
  });
  const data = await page.evaluate(async () => {
    const [prompts] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/gpt-prompt/'));
    return (await (await fetch(prompts?.name ?? '')).json()).data;
  });
  const received = () =>
    ((voice().peer.sessions.at(-1)?.received ?? []) as readonly { type: string; event_id: string }[]).filter(
      ({ type }) => type === 'conversation.item.create',
    );
  await expect.poll(() => received().length).toBe(data.length);
  expect(received()).toMatchObject(
    data.map(({ role, content }: { role: string; content: string }) => ({
      type: 'conversation.item.create',
      item: { type: 'message', role, content: [{ type: 'input_text', text: content }] },
    })),
  );
  const ids = received().map(({ event_id }) => event_id);
  expect(new Set(ids).size).toBe(data.length);
});

test('sound goes both ways: the hint disappears when the assistant speaks, and the wave follows its voice', async ({
  page,
}) => {
  const session = await talk(page, voice());
  await expect.poll(() => session.heard().loud).toBeGreaterThan(10);
  session.speak(true);
  await expect(dialog(page).getByRole('heading', { name: t('voice_speaking') })).toBeVisible();
  await expect(dialog(page).locator('[data-speaking]')).toHaveCount(1);
  await expect(dialog(page).getByText(t('voice_hello'))).toHaveCount(0);
  session.speak(false);
  await expect(dialog(page).getByRole('heading', { name: t('voice_listening') })).toBeVisible();
  await expect(dialog(page).locator('[data-speaking]')).toHaveCount(0);
});

test('what guest and assistant say stands in a live region, and strange events change nothing', async ({ page }) => {
  const session = await talk(page, voice());
  session.send({ type: 'input_audio_buffer.committed', item_id: 'a' });
  session.send({ type: 'response.audio_transcript.delta', item_id: 'b', delta: 'Breakfast ' });
  session.send('{not json');
  session.send({ type: 'response.audio_transcript.delta', item_id: 'b', delta: 7 });
  session.send({ type: 'conversation.item.input_audio_transcription.completed', item_id: 'a', transcript: 'When?' });
  session.send({ type: 'response.audio_transcript.delta', item_id: 'b', delta: '<b>is</b> at 7.' });
  const log = dialog(page).getByRole('log', { name: t('voice_captions') });
  await expect(log.getByRole('paragraph')).toHaveText([
    `${t('chat_you')} When?`,
    `${t('voice_assistant')} Breakfast <b>is</b> at 7.`,
  ]);
  await axe(page);
});

test('closing the overlay, going back and leaving the page each release the microphone and end the session', async ({
  page,
}) => {
  const ways = [
    () =>
      dialog(page)
        .getByRole('button', { name: t('voice_close') })
        .click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    const session = await talk(page, voice());
    expect(await trackStates(page)).toEqual(['live']);
    await leave();
    await expect.poll(() => trackStates(page)).toEqual(['ended']);
    await expect.poll(() => isQuiet(session)).toBe(true);
  }
  const session = await talk(page, voice());
  await page.goto('about:blank');
  await expect.poll(() => isQuiet(session)).toBe(true);
});

test('a session goes on when staff change the hotel’s content', async ({ page }) => {
  const { peer, app } = voice();
  const host = 'cala-verde.localhost';
  await setMicrophone(page, 'granted');
  await watchMicrophones(page.context());
  await page.goto(`http://${host}:${app.port}/products/102`);
  // A page follows its hotel's content from the first sheet on.
  const following = page.waitForRequest('**/channels');
  const card = page.locator(PRODUCT_CARD).first();
  await card.click();
  await following;
  await page.keyboard.press('Escape');
  const before = peer.sessions.length;
  await tapTalk(page);
  await expect(dialog(page).getByRole('heading', { name: t('voice_hello') })).toBeVisible();
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, 'cala-verde')}` };
  for (const [state, isSoldOut] of [
    ['unavailable', true],
    ['available', false],
  ] as const) {
    const path = `/api/desk/v1/products/1001/${state}`;
    expect((await ask({ port: app.port, host, path, method: 'POST', headers })).status).toBe(200);
    const label = card.filter({ hasText: t('line_sold_out') });
    await expect(label).toHaveCount(isSoldOut ? 1 : 0);
    expect(await trackStates(page)).toEqual(['live']);
  }
  expect(peer.sessions.length).toBe(before + 1);
});

test('a lost connection says so, releases the microphone and can be started again', async ({ page }) => {
  const session = await talk(page, voice());
  await session.close();
  await expect(dialog(page).getByRole('alert')).toHaveText(t('voice_lost'));
  expect(await trackStates(page)).toEqual(['ended']);
  await dialog(page)
    .getByRole('button', { name: t('voice_again') })
    .click();
  await expect(dialog(page).getByRole('heading', { name: t('voice_hello') })).toBeVisible();
  expect(await trackStates(page)).toEqual(['ended', 'live']);
});

for (const [what, title] of [
  ['tokens', 'the token service'],
  ['offers', 'the provider'],
] as const) {
  test(`when ${title} is down, the overlay says so and starts again later`, async ({ page, problems }) => {
    problems.allow(/could not be started|status of 50\d|response 503/);
    voice().peer.refuse(what, 500);
    await setMicrophone(page, 'granted');
    await openVoice(page, voice().app);
    await expect(dialog(page).getByRole('alert')).toHaveText(t('voice_failed'));
    expect(await trackStates(page)).toEqual(['ended']);
    voice().peer.refuse(what, null);
    await dialog(page)
      .getByRole('button', { name: t('voice_again') })
      .click();
    await expect(dialog(page).getByRole('heading', { name: t('voice_hello') })).toBeVisible();
  });
}

test('a refused microphone says how to allow it, and a permission that changes is followed', async ({ page }) => {
  await setMicrophone(page, 'denied');
  await openVoice(page, voice().app);
  await expect(dialog(page).getByRole('alert')).toHaveText(t('voice_denied'));
  await axe(page);
  await setMicrophone(page, 'prompt');
  await expect(dialog(page).getByRole('button', { name: t('voice_enable') })).toBeVisible();
  await setMicrophone(page, 'granted');
  await expect(dialog(page).getByRole('heading', { name: t('voice_hello') })).toBeVisible();
  await setMicrophone(page, 'denied');
  await expect(dialog(page).getByRole('alert')).toHaveText(t('voice_denied'));
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('an insecure page and a browser without WebRTC say that voice does not work', async ({
  page,
  newGuest,
  problems,
}) => {
  problems.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  await openVoice(page, voice().app, 'cala-verde.test');
  await expect(dialog(page).getByRole('alert')).toHaveText(t('voice_unsupported'));
  const old = await newGuest();
  await old.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  const other = await old.newPage();
  await openVoice(other, voice().app);
  await expect(dialog(other).getByRole('alert')).toHaveText(t('voice_unsupported'));
});

test('only a server with voice allows the provider’s host and shows the entry', async ({ page }) => {
  const policy = async (port: number) =>
    (await ask({ port, host: 'cala-verde.localhost', path: '/' })).headers['content-security-policy'];
  const { origin } = new URL(voice().peer.env.VOICE_REALTIME_URL);
  expect(await policy(voice().app.port)).toContain(`connect-src 'self' ${origin}`);
  expect(await policy(Number(process.env.E2E_PORT || '3410'))).not.toContain(origin);
  await page.goto('/');
  await expect(
    page.getByRole('navigation', { name: t('main_menu') }).getByRole('button', { name: 'Talk' }),
  ).toHaveCount(0);
});
