import { SHARED_DESK_TOKEN } from '@/playwright.config';
import { callDesk } from '../e2e/desk-call';
import { BAR_ENTRY } from '../e2e/parts';
import { button, t } from './checkout';
import { test } from './fixtures';

test('a guest begins a chat, writes, and reads the answer of the staff', async ({ guest }) => {
  await guest.open('/', 'en');
  await guest.click({ css: BAR_ENTRY, text: t('chat') });
  await guest.fill({ css: 'input', text: t('your_name') }, 'Ada');
  await guest.fill({ css: 'input', text: t('room_number') }, '101');
  await guest.click(button(t('start_chat')));
  const message = { css: 'textarea', text: t('chat_message') };
  await guest.fill(message, 'Is the terrace heated?');
  await guest.press('Enter');
  await guest.see({ css: '[role="log"]', text: 'Is the terrace heated?' });
  await guest.see(message, { value: '', isFocused: true });

  const chat = await guest.evaluate(() => localStorage.getItem('chat-uuid'), null);
  const desk = { port: Number(process.env.E2E_PORT), hotel: 'cala-verde', deskToken: SHARED_DESK_TOKEN };
  await callDesk(desk, `/chats/${chat}/messages`, { content: 'It is, until 23:00.' });
  await guest.see({ css: '[role="log"]', text: 'It is, until 23:00.' });
});
