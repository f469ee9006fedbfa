import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A hotels folder with one hotel, which has one section.
 * @param {string} code
 * @param {{ title: string; section: object }} content
 */
export function hotelOfSection(code, { title, section }) {
  const dir = mkdtempSync(join(tmpdir(), `hotel-${code}-`));
  const write = (/** @type {string} */ path, /** @type {unknown} */ content) =>
    writeFileSync(join(dir, code, path), JSON.stringify(content));
  mkdirSync(join(dir, code, 'sections'), { recursive: true });
  cpSync(join('hotels', 'cala-verde', 'pictures', 'logo.svg'), join(dir, code, 'pictures', 'logo.svg'));
  write('hotel.json', {
    id: 1,
    title,
    logo: `/storage/${code}/logo.svg`,
    currency: 'EUR',
    languages: ['en'],
    ext_data: { timezone: 'Europe/Madrid' },
  });
  write(join('sections', '10-kitchen.json'), section);
  return { dir, dispose: () => rmSync(dir, { recursive: true, force: true }) };
}
