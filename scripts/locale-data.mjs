// Writes lib/words/locales: how dates and numbers are written in the languages that browsers lack, from the CLDR data of
// the Node that runs it. The project's own Node decides which CLDR that is: node scripts/locale-data.mjs
import { writeFileSync } from 'node:fs';
import { loadTypeScript } from './parts/load-typescript.mjs';

const { DATE_FORMATS, DATE_WIRE } = await loadTypeScript('lib/domain/i18n/date-formats.ts');
const { OWN_DATA_LANGUAGES } = await loadTypeScript('lib/domain/i18n/locale-data.ts');

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 28, 12));
/** From Sunday, 7 June 2026. Days of one digit show whether a form pads them. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 5, 7 + day, 12));
/** Of CLDR's units, those that Intl calls differently. */
const MEASURES = ['kilobyte', 'megabyte', 'celsius'];

/** The text of the parts of one type. @param {Intl.DateTimeFormat} format @param {number} at @param {string} type */
const partOf = (format, at, type) => format.formatToParts(at).find((part) => part.type === type)?.value ?? '';

/** @param {string} language */
function localeData(language) {
  /** @type {string[]} */
  const names = [];
  /** @param {readonly string[]} list */
  const placeOf = (list) => {
    const written = list.join('|');
    if (!names.includes(written)) names.push(written);
    return `{${names.indexOf(written)}}`;
  };
  /** @param {Intl.DateTimeFormatOptions} form */
  const patternOf = (form) => {
    const format = new Intl.DateTimeFormat(language, { ...DATE_WIRE, ...form });
    const [day = 0] = WEEK;
    return format
      .formatToParts(day)
      .map(({ type, value }) => {
        if (type === 'year') return '{y}';
        if (type === 'day') return value.length === 2 ? '{dd}' : '{d}';
        if (type === 'month') return placeOf(MONTHS.map((at) => partOf(format, at, type)));
        if (type === 'weekday') return placeOf(WEEK.map((at) => partOf(format, at, type)));
        // As `format` does, whose texts the runtime's other languages have.
        return value.replaceAll('\u202f', ' ');
      })
      .join('');
  };
  const dates = Object.fromEntries(Object.entries(DATE_FORMATS).map(([name, form]) => [name, patternOf(form)]));
  const relative = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' });
  /** @param {Intl.RelativeTimeFormatUnit} unit */
  const past = (unit) => ({ one: pastOf(language, unit, 1), other: pastOf(language, unit, 5) });
  const days = [-2, -1, 0, 1, 2].map((day) => [String(day), relative.format(day, 'day')]);
  return {
    names,
    dates,
    now: relative.format(0, 'second'),
    past: { minute: past('minute'), hour: past('hour'), day: past('day') },
    days: Object.fromEntries(days.filter(([, text = '']) => !/\d/.test(text))),
    ...separatorsOf(language),
    measures: Object.fromEntries(MEASURES.map((unit) => [unit, measureOf(language, unit)])),
  };
}

/** @param {string} language @param {Intl.RelativeTimeFormatUnit} unit @param {number} count */
const pastOf = (language, unit, count) =>
  new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'always' })
    .formatToParts(-count, unit)
    .map(({ type, value }) => (type === 'integer' ? '{n}' : value))
    .join('');

/** @param {string} language */
function separatorsOf(language) {
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  /** @param {number} number @param {string} type */
  const mark = (number, type) => format.formatToParts(number).find((part) => part.type === type)?.value ?? '';
  return { decimal: mark(1.5, 'decimal'), group: mark(12345, 'group'), minGroup: mark(1234, 'group') === '' ? 5 : 4 };
}

/** @param {string} language @param {string} unit */
function measureOf(language, unit) {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, numberingSystem: 'latn' });
  const [one, other] = [1, 5].map((number) =>
    format
      .formatToParts(number)
      .map(({ type, value }) => (type === 'integer' ? '{n}' : value))
      .join(''),
  );
  if (one !== other) throw new Error(`${language} has forms of ${unit}`);
  return other;
}

for (const language of OWN_DATA_LANGUAGES) {
  writeFileSync(`lib/words/locales/${language}.json`, `${JSON.stringify(localeData(language), null, 2)}\n`);
}
console.log(`Written from CLDR ${process.versions.cldr}`);
