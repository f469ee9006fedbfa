import type { Option } from '@/lib/domain/options/kit';
import { answerKind, hasChoices } from '@/lib/domain/options/option-types';
import { optionsOf, type PlacedProduct, productsOf, sectionsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';
import type { SectionFile } from '../section-file';

/** What guests would miss or could not do in the sections and products of a hotel. */
export const catalogueWarnings = (parsed: ParsedFolder): readonly Problem[] => [
  ...sectionsOf(parsed)
    .filter(({ value }) => !value.is_hidden)
    .flatMap(({ value, json, path }) => [
      ...(isEmpty(value)
        ? [json.problem(path, 'guests open an empty page', 'add products or sections, or "is_hidden": true')]
        : []),
      ...(value.image === null
        ? [json.problem(path, 'the section has no picture', '"image": an address under /storage/ or https://')]
        : []),
    ]),
  ...productsOf(parsed)
    .filter(({ value }) => !value.is_popup)
    .flatMap((product) => freeProduct(parsed, product)),
  ...optionsOf(parsed)
    .filter(({ value }) => isUnanswerable(value))
    .map(({ value, json, path }) =>
      json.problem(path, `option ${value.id} is required, and nobody can answer it`, unanswerableHint(value)),
    ),
];

/** A section with nothing to read, to order or to enter. */
const isEmpty = (section: SectionFile): boolean =>
  section.products.length === 0 &&
  section.sections.every((inner) => inner.is_hidden) &&
  section.files.length === 0 &&
  section.lottery === null &&
  section.external_link === null;

function freeProduct({ hotel }: ParsedFolder, { value, json, path }: PlacedProduct): readonly Problem[] {
  const options = value.options ?? (value.kit === undefined ? [] : (hotel.value.kits[value.kit] ?? []));
  const hasPrice = value.price > 0 || options.some((option) => option.price > 0 || option.attrs.some(isPriced));
  return hasPrice ? [] : [json.problem([...path, 'price'], 'the price is 0: guests order it for nothing')];
}

const isPriced = ({ price }: { price: number }): boolean => price > 0;

type Unanswerable = Pick<Option, 'is_required' | 'is_read_only' | 'ptype_id' | 'pcode_id' | 'value'> & {
  attrs: readonly { id: number | string; checked: boolean }[];
};

/** Whether guests must answer an option that they cannot change and that has no answer yet. Rule: options/O8. */
function isUnanswerable(option: Unanswerable): boolean {
  const { value, attrs } = option;
  if (!option.is_required) return false;
  if (hasChoices(option) && attrs.length === 0) return true;
  if (!option.is_read_only) return false;
  switch (answerKind(option)) {
    case 'ticks':
      return !attrs.some(({ checked }) => checked);
    case 'choice':
      return !attrs.some(({ id }) => String(id) === String(value));
    case 'text':
    case 'dates':
    case 'slots':
    case 'slot':
      return typeof value !== 'string' || value.trim() === '';
  }
}

const unanswerableHint = ({ is_read_only }: { is_read_only: boolean }): string =>
  is_read_only ? 'remove "is_read_only", or give it a value' : 'give it choices, or remove "is_required"';
