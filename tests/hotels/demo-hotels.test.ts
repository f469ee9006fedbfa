import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVariations } from '@/lib/domain/variations/variations';

const readHotel = (code: string) => JSON.parse(readFileSync(join('hotels', code, 'hotel.json'), 'utf8'));

it.each(readdirSync('hotels'))('lets guests of the demo hotel %s write or call from its bar or its home', (code) => {
  const { is_active_chat, navigation, banners, ext_data } = readHotel(code);
  const { variations } = readVariations(ext_data.variations);
  // The default bar has the chat, or the telephone.
  const bar: readonly { code: string }[] = variations.hideBar ? [] : (navigation ?? [{ code: 'chat' }]);
  const leadsToChat =
    bar.some((entry) => entry.code === 'chat') || banners.some(({ link }: { link: string }) => link === '/chat');
  expect(is_active_chat ? leadsToChat : variations.callPhone !== null).toBe(true);
});

it.each(readdirSync('hotels'))('reads all variations of the demo hotel %s without an error', (code) => {
  expect(readVariations(readHotel(code).ext_data.variations).problems).toEqual([]);
});
