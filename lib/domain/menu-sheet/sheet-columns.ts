import { ALLERGENS, DIETS } from '../allergens/allergens';
import { contradiction } from '../allergens/diet-rules';
import { hasFreeCapacity } from '../booking/slot-starts';
import { hasText } from '../i18n/text';
import { isRecord } from '../json/read-value';
import type { FileValue } from '../menu/menu-item';
import type { ScheduleDay } from '../schedule-day';
import { HOURS_EXAMPLE, hoursText, readHours, readScheduleDay } from './hours-cell';
import { type PriceForm, priceCell, readPrice } from './price-cell';
import { type Encoding, hasOtherLetters } from './sheet-bytes';
import type { RowKind } from './sheet-menu';
import type { CellFault } from './sheet-problem';
import { fileText, textCell, withText } from './text-cell';
import { listText, NO, readWords, readYesNo, YES } from './word-cells';

/** What cells are read and written by. */
export type SheetContext = PriceForm & {
  languages: readonly string[];
  taxes: readonly string[];
  /** Of the file. */
  encoding: Encoding;
  /** Whether a picture of this address exists. */
  hasPicture(address: string): boolean;
};

/** What a row's section says: the codes of its headings. */
export type RowPlace = { headings: readonly string[] };

export type CellChange = { ok: true; value: FileValue } | ({ ok: false } & CellFault);

/** A column with what products, sections or choices say of themselves. Rule: menu-sheet/MS2. */
export type ValueColumn = {
  /** Its first part in the header, such as `title` of `title.en`. */
  name: 'title' | 'descr' | 'price' | 'from' | 'tax' | 'allergens' | 'diets' | 'heading' | 'adults' | 'hours' | 'image';
  /** null: no column of a language. */
  language: string | null;
  kinds: readonly RowKind[];
  /** The fields of a hotel file that it shows and changes. */
  fields: readonly string[];
  /** The cell of a value; '' where the file says nothing. */
  show(value: FileValue): string;
  /** The value with what the cell says. `cell` is trimmed and not empty. */
  change(value: FileValue, cell: string, place: RowPlace): CellChange;
  /** The value without what the cell would say. */
  empty(value: FileValue): CellChange;
};

const MENU_KINDS = ['section', 'product'] as const;
const changed = (value: FileValue): CellChange => ({ ok: true, value });
const fault = (reason: CellFault['reason'], values: NonNullable<CellFault['values']> = {}): CellChange => ({
  ok: false,
  reason,
  values,
});

const without = (value: FileValue, field: string): FileValue => {
  const { [field]: _deleted, ...others } = value;
  return others;
};
/** The usual way to empty a cell: its field goes, as if the file had never had it. */
const emptied = (field: string) => (value: FileValue) => changed(without(value, field));

const textColumn = (field: 'title' | 'descr', language: string, { languages, encoding }: SheetContext): ValueColumn => {
  const first = languages[0] ?? language;
  const written = (value: FileValue, text: string | null): CellChange => {
    const next = withText(value, field, { language, text, first });
    return field === 'title' && !hasText(fileText(next.title)) ? fault('title_needed') : changed(next);
  };
  return {
    name: field,
    language,
    fields: [field],
    kinds: field === 'title' ? ['section', 'product', 'choice'] : MENU_KINDS,
    show: (value) => textCell(value[field], language, languages),
    change: (value, text) => (hasOtherLetters(text, language, encoding) ? fault('letters_lost') : written(value, text)),
    empty: (value) => written(value, null),
  };
};

const priceColumn = (form: PriceForm): ValueColumn => ({
  name: 'price',
  language: null,
  fields: ['price'],
  kinds: ['product', 'choice'],
  show: ({ price }) => priceCell(price, form),
  change: (value, cell) => {
    const read = readPrice(cell, form);
    return read.ok ? changed({ ...value, price: read.price }) : read;
  },
  empty: emptied('price'),
});

const flagColumn = (name: 'from' | 'adults', field: string, kinds: readonly RowKind[]): ValueColumn => ({
  name,
  language: null,
  fields: [field],
  kinds,
  show: (value) => (typeof value[field] === 'boolean' ? (value[field] ? YES : NO) : ''),
  change: (value, cell) => {
    const said = readYesNo(cell);
    return said === null ? fault('yes_no') : changed({ ...value, [field]: said });
  },
  empty: emptied(field),
});

const taxColumn = ({ taxes }: SheetContext): ValueColumn => ({
  name: 'tax',
  language: null,
  fields: ['tax'],
  kinds: MENU_KINDS,
  show: ({ tax }) => (typeof tax === 'string' ? tax : ''),
  change: (value, cell) => {
    const tax = taxes.find((each) => each === cell.toLowerCase());
    return tax === undefined ? fault('tax', { known: taxes.join(', ') || '–' }) : changed({ ...value, tax });
  },
  empty: emptied('tax'),
});

const foodColumn = (name: 'allergens' | 'diets'): ValueColumn => ({
  name,
  language: null,
  fields: [name],
  kinds: ['product'],
  show: (value) => (Array.isArray(value[name]) ? listText(value[name].map(String)) : ''),
  change: (value, cell) => {
    const read = name === 'allergens' ? readWords(cell, ALLERGENS) : readWords<string>(cell, DIETS);
    return read.ok ? changed({ ...value, [name]: read.words }) : read;
  },
  empty: emptied(name),
});

/** A heading that the row's section does not have. */
export const headingFault = ({ headings }: RowPlace): CellFault => ({
  reason: 'heading',
  values: { known: headings.join(', ') || '–' },
});

const headingColumn: ValueColumn = {
  name: 'heading',
  language: null,
  fields: ['heading'],
  kinds: ['product'],
  show: ({ heading }) => (typeof heading === 'string' ? heading : ''),
  change: (value, cell, { headings }) => {
    const heading = headings.find((each) => each === cell.toLowerCase());
    return heading === undefined ? { ok: false, ...headingFault({ headings }) } : changed({ ...value, heading });
  },
  empty: emptied('heading'),
};

const imageColumn = ({ hasPicture }: SheetContext): ValueColumn => ({
  name: 'image',
  language: null,
  fields: ['image'],
  kinds: MENU_KINDS,
  show: ({ image }) => (typeof image === 'string' ? image : ''),
  change: (value, cell) => {
    if (!/^(?:\/storage\/|https?:\/\/)\S+$/.test(cell)) return fault('image');
    return hasPicture(cell) ? changed({ ...value, image: cell }) : fault('image_missing', { path: cell });
  },
  empty: emptied('image'),
});

/** The hours that staff mean: of a bookable product those of its slots. */
const hoursPlace = (value: FileValue): { field: 'slots' | 'schedule'; list: 'hours' | 'days'; holder: FileValue } =>
  isRecord(value.slots)
    ? { field: 'slots', list: 'hours', holder: value.slots }
    : { field: 'schedule', list: 'days', holder: isRecord(value.schedule) ? value.schedule : {} };

function hoursIn(value: FileValue): readonly ScheduleDay[] {
  const { list, holder } = hoursPlace(value);
  const entries = holder[list];
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => readScheduleDay(entry) ?? []);
}

const DEFAULT_STEP = 60;

const hoursColumn: ValueColumn = {
  name: 'hours',
  language: null,
  fields: ['schedule', 'slots'],
  kinds: MENU_KINDS,
  show: (value) => hoursText(hoursIn(value)),
  change: (value, cell) => {
    const hours = readHours(cell);
    if (hours === null) return fault('hours', { example: HOURS_EXAMPLE });
    const { field, list, holder } = hoursPlace(value);
    const step = typeof holder.step_minutes === 'number' ? holder.step_minutes : DEFAULT_STEP;
    const hasRoom = (day: ScheduleDay) =>
      day.start_time !== null && day.end_time !== null && hasFreeCapacity(day, step);
    if (field === 'slots' && !hours.every(hasRoom)) return fault('hours_slots', { minutes: step });
    return changed({ ...value, [field]: { ...holder, [list]: hours } });
  },
  empty: (value) => {
    const { field, holder } = hoursPlace(value);
    if (field === 'slots') return fault('hours_needed');
    // What is said about the hours stays.
    return changed(holder.descr == null ? without(value, field) : { ...value, [field]: { ...holder, days: [] } });
  },
};

/** Every column of values of a hotel, in the order of the file. The picture is last. Rules: menu-sheet/MS2, menu-sheet/MS10. */
export const valueColumns = (context: SheetContext): readonly ValueColumn[] => [
  ...context.languages.map((language) => textColumn('title', language, context)),
  ...context.languages.map((language) => textColumn('descr', language, context)),
  priceColumn(context),
  flagColumn('from', 'is_price_from', ['product']),
  taxColumn(context),
  foodColumn('allergens'),
  foodColumn('diets'),
  headingColumn,
  flagColumn('adults', 'for_adult', MENU_KINDS),
  hoursColumn,
  imageColumn(context),
];

/** A diet of a product that its own allergens rule out; null: there is none. Rule: allergens/AL5. */
export function dietFault(value: FileValue): CellFault | null {
  const allergens = ALLERGENS.filter((each) => Array.isArray(value.allergens) && value.allergens.includes(each));
  for (const diet of DIETS) {
    if (!Array.isArray(value.diets) || !value.diets.includes(diet)) continue;
    const allergen = contradiction(diet, allergens);
    if (allergen !== null) return { reason: 'diet', values: { diet, allergen } };
  }
  return null;
}
