import type { Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { waitForStories } from './stories';
import { translatePages } from './translator';
import { openVoice, serveVoice, setMicrophone, talk, withMicrophone } from './voice-guest';

const HOTEL = 'cala-verde';
const t = translationsOf(HOTEL, 'en');

test.use({ ...withMicrophone, ...WITH_MOTION, seesAnnouncements: true });
test.describe.configure({ mode: 'default' });

const voice = serveVoice();

/** Translates every page of a journey. Returns the texts that React owns as bare text nodes, which should be none. */
async function translated(page: Page): Promise<string[]> {
  const bare: string[] = [];
  await translatePages(page.context(), (html) => bare.push(html));
  return bare;
}

test('an announcement pops up on a translated page, and its stories go on by themselves and by a tap', async ({
  page,
}) => {
  const bare = await translated(page);
  await openHotel(page, HOTEL, { language: 'en', path: '/products/211' });
  await expect(dialog(page)).toHaveAccessibleName('Live music on the terrace');
  await expect(dialog(page).locator('font').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await waitForStories(page, 'en');
  const title = dialog(page).getByRole('heading', { level: 2 });
  await expect(title).toHaveText('The hidden coves');
  await expect(title.locator('font').first()).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(title).toHaveText('Yoga at sunrise');
  await dialog(page)
    .getByRole('button', { name: t('pause') })
    .click();
  await expect(dialog(page).getByRole('button', { name: t('play') })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: t('story_next') })
    .press('Enter');
  await expect(title).toHaveText('Wine from next door');
  expect(bare, 'texts without an element of their own').toEqual([]);
});

test('a conversation with the assistant shows each state and what both say on a translated page', async ({ page }) => {
  const bare = await translated(page);
  const session = await talk(page, voice());
  const sheet = dialog(page);
  session.speak(true);
  await expect(sheet.getByRole('heading', { name: t('voice_speaking') })).toBeVisible();
  await expect(sheet.getByText(t('voice_hello'))).toHaveCount(0);
  session.speak(false);
  await expect(sheet.getByRole('heading', { name: t('voice_listening') })).toBeVisible();
  await expect(sheet.getByText(t('voice_speaking'))).toHaveCount(0);

  session.send({ type: 'input_audio_buffer.committed', item_id: 'a' });
  session.send({ type: 'response.audio_transcript.delta', item_id: 'b', delta: 'Breakfast ' });
  const log = sheet.getByRole('log', { name: t('voice_captions') });
  await expect(log).toContainText('Breakfast');
  session.send({ type: 'response.audio_transcript.delta', item_id: 'b', delta: 'is at 7.' });
  session.send({ type: 'conversation.item.input_audio_transcription.completed', item_id: 'a', transcript: 'When?' });
  await expect(log).toContainText('Breakfast is at 7.');
  await expect(log).toContainText('When?');
  await expect(log.locator('font').first()).toBeAttached();
  expect(bare, 'texts without an element of their own').toEqual([]);
});

test('the assistant says on a translated page that it may not use the microphone, asks again, and listens', async ({
  page,
}) => {
  const bare = await translated(page);
  await setMicrophone(page, 'denied');
  await openVoice(page, voice().app);
  await expect(dialog(page).getByRole('alert')).toHaveText(t('voice_denied'));
  await expect(dialog(page).getByRole('alert').locator('font').first()).toBeAttached();
  await setMicrophone(page, 'prompt');
  await expect(dialog(page).getByRole('button', { name: t('voice_enable') })).toBeVisible();
  await expect(dialog(page).getByText(t('voice_denied'))).toHaveCount(0);
  await setMicrophone(page, 'granted');
  await expect(dialog(page).getByRole('heading', { name: t('voice_hello') })).toBeVisible();
  expect(bare, 'texts without an element of their own').toEqual([]);
});
