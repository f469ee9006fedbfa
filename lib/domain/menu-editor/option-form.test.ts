import { readdirSync, readFileSync } from 'node:fs';
import {
  choicesOf,
  type FileRecord,
  keptFields,
  newOption,
  OFFERED_KINDS,
  optionKind,
  pricingOf,
  withKind,
} from './option-form';

const CHOICES = [{ id: 1, title: { en: 'Small' } }];
const SELECT = { id: 9, title: { en: 'Size' }, ptype_id: 'select', price_type_id: 'plus', attrs: CHOICES };

it.each([
  ['one', { ptype_id: 'select' }],
  ['several', { ptype_id: 'checkbox', pcode_id: null }],
  ['pieces', { ptype_id: 'checkbox', pcode_id: 'quantity' }],
  ['line', { ptype_id: 'text', extra: { is_resizable: false } }],
  ['lines', { ptype_id: 'text', extra: { is_resizable: true } }],
  ['date', { ptype_id: 'date', extra: { from_today: true } }],
  ['dates', { ptype_id: 'calendar' }],
  ['time', { ptype_id: 'time' }],
  ['moment', { ptype_id: 'datetime' }],
  ['slots', { ptype_id: 'datetime', pcode_id: 'scheduled' }],
  ['other', { ptype_id: 'select', pcode_id: 'building' }],
  ['other', { ptype_id: 'text', pcode_id: 'phone_number' }],
  ['other', { ptype_id: 'slottime' }],
  ['other', { ptype_id: 'a kind of a later release' }],
])('reads the kind %s', (kind, option) => {
  expect(optionKind(option)).toBe(kind);
});

it.each(OFFERED_KINDS)('makes a question of the kind %s, and keeps its title, price and other fields', (kind) => {
  const option = withKind({ ...SELECT, stock: 1, extra: { time_interval: 15, is_resizable: true } }, kind);
  expect(optionKind(option)).toBe(kind);
  expect(option).toMatchObject({ id: 9, title: SELECT.title, price_type_id: 'plus', stock: 1 });
  expect(option.extra).toMatchObject({ time_interval: 15 });
});

it('drops choices and limits that a text has not', () => {
  expect(withKind({ ...SELECT, ptype_id: 'checkbox', maximum: 3 }, 'line')).toEqual({
    id: 9,
    title: SELECT.title,
    ptype_id: 'text',
    price_type_id: 'plus',
  });
});

it('begins with one empty choice, or with those that the editor has kept', () => {
  expect(choicesOf(withKind({ id: 1, ptype_id: 'text' }, 'one'))).toEqual([{ title: {} }]);
  expect(choicesOf(withKind({ id: 1, ptype_id: 'text' }, 'several', CHOICES))).toEqual(CHOICES);
});

it('keeps the limits of a question whose kind is chosen again', () => {
  const option = { ...SELECT, ptype_id: 'checkbox', pcode_id: 'quantity', maximum: 3 };
  expect(withKind(option, 'pieces')).toEqual(option);
});

it('begins a question with one choice, and leaves the ids to the server', () => {
  expect(newOption()).toEqual({
    title: {},
    is_required: true,
    price_type_id: 'none',
    ptype_id: 'select',
    attrs: [{ title: {} }],
  });
});

it.each([
  [null, 'none'],
  ['plus', 'plus'],
  ['replace', 'replace'],
  ['later', 'none'],
])('reads the pricing %s as %s', (price_type_id, expected) => {
  expect(pricingOf({ price_type_id })).toBe(expected);
});

it('names the fields that say something and that the editor does not show', () => {
  const product = { id: 1, title: 'Soup', slots: { capacity: 2 }, stock: null, recommends: [], for_adult: false };
  expect(keptFields(product, ['id', 'title'])).toEqual(['slots']);
});

it('changes no question of the demo hotels by choosing the kind that it has', () => {
  const options: FileRecord[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('ptype_id' in value) options.push(value as FileRecord);
    Object.values(value).forEach(collect);
  };
  for (const hotel of readdirSync('hotels')) {
    collect(JSON.parse(readFileSync(`hotels/${hotel}/hotel.json`, 'utf8')));
    for (const file of readdirSync(`hotels/${hotel}/sections`))
      collect(JSON.parse(readFileSync(`hotels/${hotel}/sections/${file}`, 'utf8')));
  }
  expect(options.length).toBeGreaterThan(200);
  for (const option of options) {
    const kind = optionKind(option);
    if (kind !== 'slots' && kind !== 'other') expect(withKind(option, kind)).toEqual(option);
  }
});
