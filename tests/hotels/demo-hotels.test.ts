import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVariations } from '@/lib/domain/variations/variations';

const readHotel = (code: string) => JSON.parse(readFileSync(join('hotels', code, 'hotel.json'), 'utf8'));

it.each(readdirSync('hotels'))('lets guests of the demo hotel %s write from its bar', (code) => {
  const { is_active_chat, navigation } = readHotel(code);
  // The default bar has the chat.
  const bar: readonly { code: string }[] = navigation ?? [{ code: 'chat' }];
  expect([is_active_chat, bar.some((entry) => entry.code === 'chat')]).toEqual([true, true]);
});

it.each(readdirSync('hotels'))('reads all variations of the demo hotel %s without an error', (code) => {
  expect(readVariations(readHotel(code).ext_data.variations).problems).toEqual([]);
});
