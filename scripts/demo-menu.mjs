// Writes hotels/cala-verde/pictures/menu-{language}.pdf: the menu of the demo hotel, made from its sections, in the
// languages that the standard PDF fonts support. Run it after a change of the sections: node scripts/demo-menu.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const HOTEL = 'hotels/cala-verde';
const SECTIONS = `${HOTEL}/sections/20-restaurants-and-bar.json`;

/** A5, in points. */
const PAGE = { width: 420, height: 595, margin: 40 };
const WORDS = {
  en: { menu: 'Menu', note: 'Tell us what you may not eat: every kitchen of the house cooks around it.' },
  es: { menu: 'Carta', note: 'Díganos qué no puede comer: todas las cocinas de la casa lo tienen en cuenta.' },
  de: { menu: 'Speisekarte', note: 'Sagen Sie uns, was Sie nicht essen dürfen: Jede Küche des Hauses kocht danach.' },
};

/**
 * @typedef {Record<string, string>} Text
 * @typedef {{ title: Text | string, descr?: Text | string, price?: number }} Product
 * @typedef {{ title: Text | string, descr?: Text | string, sections?: Section[], products?: Product[] }} Section
 */

/** @param {Text | string | undefined} text @param {string} language */
const inLanguage = (text, language) => (typeof text === 'object' ? (text[language] ?? text.en ?? '') : (text ?? ''));

/** Characters whose code in Windows-1252, the encoding of the fonts, differs from Unicode. */
const WINDOWS = new Map([
  ['€', 0x80],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['„', 0x84],
  ['–', 0x96],
  ['—', 0x97],
  ['…', 0x85],
]);

/** Encodes a text as a PDF string. @param {string} text */
const string = (text) => {
  const bytes = [...text].map((sign) => WINDOWS.get(sign) ?? sign.charCodeAt(0));
  const hex = bytes.map((byte) => (byte > 0xff ? 0x3f : byte).toString(16).padStart(2, '0'));
  return `<${hex.join('')}>`;
};

/**
 * Encodes a text of the document's metadata as UTF-16.
 *
 * @param {string} text
 */
const documentText = (text) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** @param {string} text @param {number} maxLength characters per line */
function lines(text, maxLength) {
  /** @type {string[]} */
  const made = [];
  for (const word of text.split(' ')) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < maxLength) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}

/** The content stream of a page. @param {string} language @param {readonly Section[]} sections */
function page(language, sections) {
  const { width, height, margin } = PAGE;
  const made = [`0.184 0.663 0.380 rg 0 ${height - 14} ${width} 14 re f`];
  let y = height - 66;
  /** @param {string} font @param {number} size @param {string} text @param {number} [x] */
  const write = (font, size, text, x = margin) => {
    made.push(`BT /${font} ${size} Tf 0.13 0.12 0.11 rg ${x} ${y} Td ${string(text)} Tj ET`);
  };
  for (const section of sections) {
    write('Title', 20, inLanguage(section.title, language));
    y -= 16;
    write('Slanted', 9, inLanguage(section.descr, language));
    y -= 26;
    for (const { title, descr, price = 0 } of section.products ?? []) {
      // Table reservations have the price 0 and are not on the menu.
      if (price === 0) continue;
      const sum = `${price.toFixed(2)} €`;
      write('Plain', 11, inLanguage(title, language));
      // Digits and the euro sign have the same width; the decimal point and the space have half of it.
      write('Plain', 11, sum, width - margin - (sum.length - 1) * 11 * 0.556);
      y -= 13;
      for (const line of lines(inLanguage(descr, language), 74)) {
        write('Slanted', 9, line);
        y -= 12;
      }
      y -= 8;
    }
    y -= 14;
  }
  y = 32;
  write('Slanted', 8, WORDS[/** @type {keyof typeof WORDS} */ (language)].note);
  return made.join('\n');
}

/** @param {string} title @param {string} language @param {readonly string[]} pages */
function pdf(title, language, pages) {
  const font = (/** @type {string} */ name) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const first = 7;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox ${box} /Resources << /Font << /Title 3 0 R /Plain 4 0 R /Slanted 5 0 R >> >> >>`,
    font('Times-Roman'),
    font('Helvetica'),
    font('Helvetica-Oblique'),
    `<< /Title ${documentText(title)} >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}trailer\n<< /Size ${count} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}

/** @type {Section} */
const restaurants = JSON.parse(readFileSync(SECTIONS, 'utf8'));
const [terrace, bar, sushi, garden] = restaurants.sections ?? [];
if (!terrace || !bar || !sushi || !garden) throw new Error(`${SECTIONS} has four kitchens`);
for (const [language, { menu }] of Object.entries(WORDS)) {
  const pages = [[terrace], [sushi, bar], [garden]].map((sections) => page(language, sections));
  writeFileSync(`${HOTEL}/pictures/menu-${language}.pdf`, pdf(`Cala Verde – ${menu}`, language, pages), 'latin1');
}
