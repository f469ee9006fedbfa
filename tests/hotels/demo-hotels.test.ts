import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifestScreenshots } from '@/lib/domain/crawlers/manifest-screenshots';
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

it.each(readdirSync('hotels'))('has screenshots of the demo hotel %s for phones and for desktops', (code) => {
  const { screenshots } = readHotel(code).ext_data;
  const shown = manifestScreenshots(screenshots, 'en');
  expect(shown).toHaveLength(screenshots.length);
  expect(new Set(shown.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
});

it('keeps the screenshots of all demo hotels under 700 KB', () => {
  const sizes = readdirSync('hotels').flatMap((code) => {
    const folder = join('hotels', code, 'pictures', 'screenshots');
    return readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700_000);
});
