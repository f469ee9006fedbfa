import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVariations } from '@/lib/domain/variations/variations';

it.each(readdirSync('hotels'))('every variation of the demo hotel %s is understood', (code) => {
  const hotel = JSON.parse(readFileSync(join('hotels', code, 'hotel.json'), 'utf8'));
  expect(readVariations(hotel.ext_data.variations).problems).toEqual([]);
});
