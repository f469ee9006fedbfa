import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hotel } from '@/lib/contract/hotel';
import { decoders } from '@/lib/contract/schema/decoders';
import { log } from '../log/log';
import { SettingsError } from '../settings/env';
import { openVariationsFile, variationsIn, variationsOf } from './variations';

function hotelWith(variations: unknown, code = 'aurora'): Hotel {
  const response = decoders.hotel({
    data: { hotel: { id: 1, uuid: 'h-1', code, ext_data: { variations } }, words: {}, languages: [] },
  });
  if (response === null) throw new Error('no hotel');
  return response.hotel;
}

let folder: string;
const fileOf = (text: string) => {
  const path = join(folder, 'variations.json');
  writeFileSync(path, text);
  return path;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variations-'));
});
afterEach(() => {
  openVariationsFile(null);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

it('applies a hotel’s own variations, and logs invalid ones once for each response', () => {
  const warned = jest.spyOn(log(), 'warn').mockImplementation(() => undefined);
  const hotel = hotelWith({ lockedRoom: true, chargeLabel: 7, lottery: 'yes' });
  expect(variationsOf(hotel)).toMatchObject({ lockedRoom: true, chargeLabel: null });
  expect(variationsOf(hotel)).toBe(variationsOf(hotel));
  expect(warned.mock.calls).toEqual([
    [
      { hotel: 'aurora', problems: [expect.stringMatching(/^chargeLabel: expected/), 'lottery: no such variation'] },
      expect.any(String),
    ],
  ]);
});

it('prefers the operator’s variations file for the hotels that it names', () => {
  openVariationsFile(fileOf('{"aurora": {"lockedRoom": false, "blankRoom": true}, "bellevue": {"hideBar": true}}'));
  expect(variationsOf(hotelWith({ lockedRoom: true, confirmationCheckbox: true }))).toMatchObject({
    lockedRoom: false,
    blankRoom: true,
    confirmationCheckbox: true,
    hideBar: false,
  });
  expect(variationsOf(hotelWith({}, 'toString')).hideBar).toBe(false);
});

it.each(['{', '[]', '{"aurora": true}', '"aurora"'])('refuses to start with the variations file %s', (text) => {
  const path = fileOf(text);
  expect(() => openVariationsFile(path)).toThrow(SettingsError);
  expect(() => openVariationsFile(path)).toThrow(/^VARIATIONS_FILE: /);
});

it('refuses to start with a variations file that does not exist', () => {
  expect(() => openVariationsFile(join(folder, 'nothing.json'))).toThrow(
    /VARIATIONS_FILE: .*nothing\.json cannot be read/,
  );
});

it('returns the texts of variations in the guest’s language', () => {
  const both = { en: 'In 40 minutes', ar: 'خلال 40 دقيقة' };
  const translated = variationsIn(
    variationsOf(
      hotelWith({
        cartNotices: [{ under: [5], text: both, minimum: 500 }],
        chargeLabel: both,
        barLinks: [{ icon: 'spa', title: both, section: 5 }],
      }),
    ),
    'ar',
  );
  expect(translated.cartNotices).toEqual([{ under: [5], text: both.ar, minimum: 500 }]);
  expect([translated.chargeLabel, translated.barLinks[0]?.title, translated.helpLabel]).toEqual([
    both.ar,
    both.ar,
    null,
  ]);
});
