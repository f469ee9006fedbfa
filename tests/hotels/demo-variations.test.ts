import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVariations } from '@/lib/domain/variations/variations';

it.each(readdirSync('hotels'))('reads all variations of the demo hotel %s without an error', (code) => {
  const hotel = JSON.parse(readFileSync(join('hotels', code, 'hotel.json'), 'utf8'));
  expect(readVariations(hotel.ext_data.variations).problems).toEqual([]);
});
