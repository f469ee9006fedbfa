import { textIn } from '@/lib/domain/i18n/text';
import { formatPrice, priceOf } from '@/lib/domain/money/money';
import type { HotelFile } from '../hotel-file';
import type { ParsedFolder } from '../parse-folder';
import type { ProductFile, SectionFile } from '../section-file';
import { type CommandOutput, hotelsNamed, runCheck } from './check-command';
import { type CheckSource, checkHotel } from './check-hotel';

/**
 * Runs `npm run hotel -- preview CODE [LANGUAGE]`: an outline of what guests of one language find, in its order, and the
 * warnings of the check. It needs no server and no store; how pages look, only `npm run dev` shows. Rule:
 * embedded-platform/EP11.
 */
export async function runPreview([name, language]: readonly string[], source: CheckSource): Promise<CommandOutput> {
  if (name === undefined) return { text: 'npm run hotel -- preview CODE [LANGUAGE]', exitCode: 1 };
  const { hotelsDir, codes } = hotelsNamed(name, source.hotelsDir);
  const [code] = codes;
  const checked = await runCheck(name, source);
  if (code === undefined || checked.exitCode !== 0) return checked;
  const { parsed } = await checkHotel(code, { ...source, hotelsDir });
  return parsed === null ? checked : { text: `${outline(code, parsed, language)}\n\n${checked.text}`, exitCode: 0 };
}

type Reader = { hotel: HotelFile; language: string };

/** The outline of a hotel in one language, by default its first one. */
function outline(code: string, { hotel: { value: hotel }, sections }: ParsedFolder, wanted?: string): string {
  const language = wanted ?? hotel.languages[0] ?? 'en';
  const reader = { hotel, language };
  return [
    `${textIn(hotel.title, language)}  (${code}, in ${language}; offered: ${hotel.languages.join(', ')})`,
    ...sections.flatMap(({ value }) => sectionLines(value, reader, 1)),
  ].join('\n');
}

const indented = (depth: number, line: string): string => `${'  '.repeat(depth)}${line}`;

function sectionLines(section: SectionFile, reader: Reader, depth: number): readonly string[] {
  if (section.is_hidden) return [];
  const marks = [
    ...(section.for_adult ? ['adults only'] : []),
    ...(section.external_link === null ? [] : [`opens ${section.external_link}`]),
    ...(section.lottery === null ? [] : ['draw']),
  ];
  return [
    indented(depth, withMarks(textIn(section.title, reader.language), marks)),
    ...section.sections.flatMap((inner) => sectionLines(inner, reader, depth + 1)),
    ...section.products.map((product) => indented(depth + 1, productLine(product, reader))),
  ];
}

const withMarks = (line: string, marks: readonly string[]): string =>
  marks.length === 0 ? line : `${line} (${marks.join(', ')})`;

function productLine(product: ProductFile, { hotel, language }: Reader): string {
  const options = product.options ?? (product.kit === undefined ? [] : (hotel.kits[product.kit] ?? []));
  const required = options.filter((option) => option.is_required).length;
  const price = formatPrice(priceOf(product), hotel, language);
  const marks = [
    ...(product.slots === null ? [] : ['bookable']),
    ...(product.for_adult ? ['adults only'] : []),
    ...(options.length === 0 ? [] : [`${options.length} options, ${required} required`]),
  ];
  const label = `${product.is_price_from && price !== '' ? 'from ' : ''}${price === '' ? 'no price' : price}`;
  return `- ${withMarks(`${textIn(product.title, language)}  ${label}`, marks)}`;
}
