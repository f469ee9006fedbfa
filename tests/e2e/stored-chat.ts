import type { Page } from '@playwright/test';
import { translationsOf } from './guest';
import { markStored } from './known-device';
import type { OwnHotels } from './own-hotels';

/** Opens the chat from the hotel's bar. */
export const openChat = (page: Page, language = 'en'): Promise<void> =>
  page
    .getByRole('navigation')
    .last()
    .getByRole('button', { name: translationsOf('cala-verde', language)('chat') })
    .click();

/** Opens a hotel on a device that has a chat stored, and opens that chat. */
export async function openStoredChat(
  page: Page,
  chat: { uuid: string; person: string },
  { hotels, code, language = 'en' }: { hotels: OwnHotels; code: string; language?: string },
): Promise<void> {
  await hotels.speak(page.context(), code, language);
  await markStored(page, { 'chat-uuid': chat.uuid, 'person-uuid': chat.person });
  await page.goto(hotels.at(code));
  await openChat(page, language);
}
