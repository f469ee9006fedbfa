/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { CardCode, DeskPlace, DeskRoom } from '../rooms-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

const CODES = '/api/desk/v1/room-codes';
const NAMES = [...Array.from({ length: 13 }, (_, index) => String(101 + index)), 'Riad de la Fontaine'];

const room = (name: string): DeskRoom => ({ room: name, stay: 1, since: null, leaves_on: null, code_version: 1 });
const BED: DeskPlace = { key: 'pool/2', title: { en: 'Pool bed', de: 'Liege' }, value: '2', code_version: 1 };
const BAR: DeskPlace = { key: 'bar', title: { en: 'Bar' }, value: null, code_version: 1 };

/** As long as those of the server: a room, the version of its code, and 128 bits. */
const path = (key: string) => `/r/${encodeURIComponent(key).slice(0, 20)}.1.q83vEjRWeJCrze8SNFZ4kA`;
const codes: readonly CardCode[] = [
  ...NAMES.map((name) => ({ kind: 'room' as const, key: name, title: null, value: name, path: path(name) })),
  ...[BED, BAR].map(({ key, title, value }) => ({ kind: 'place' as const, key, title, value, path: path(key) })),
];

async function openSheets(parts: { languages?: readonly string[]; logo?: string; address?: string } = {}) {
  const { languages = ['es', 'ar', 'cn', 'de'], logo, address = '#rooms/print' } = parts;
  answerDesk(network, [], [], { settings: { languages } });
  network.respondTo('GET /api/desk/v1/rooms', { data: { rooms: NAMES.map(room), places: [BED, BAR] } });
  network.respondTo(`GET ${CODES}`, { data: { codes } });
  await renderDesk({ network, stream, address, ...(logo !== undefined && { logo }) });
}

const choose = (label: string, option: string) => {
  const field: HTMLSelectElement = screen.getByLabelText(label);
  const { value } = within(field).getByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(field, { target: { value } });
};
const sheets = () => screen.queryAllByRole('list', { name: /^Sheet \d+$/ });
const cards = () => sheets().flatMap((sheet) => within(sheet).getAllByRole('listitem'));
const cardOf = (name: string) => {
  const card = cards().find((each) => within(each).queryByText(name) !== null);
  if (card === undefined) throw new Error(`no card for ${name}`);
  return card;
};

/** Pixels of a module. */
const SCALE = 4;

/** Paints the code of a card as a browser would, black on white, and reads it as a phone would. */
function scan(card: HTMLElement): string | undefined {
  const svg = card.querySelector('svg');
  const side = Number(svg?.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of (svg?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
  return jsQR(pixels, side, side)?.data;
}

it('prints twelve cards on a sheet, with a code that leads to the hotel’s site', async () => {
  await openSheets();
  expect(screen.getByText('Sheets of A4: 2')).toBeInTheDocument();
  expect(sheets().map((sheet) => within(sheet).getAllByRole('listitem').length)).toEqual([12, 2]);
  for (const name of ['101', '113', 'Riad de la Fontaine']) {
    expect(scan(cardOf(name))).toBe(`http://localhost${path(name)}`);
    expect(cardOf(name).querySelectorAll('path')).toHaveLength(1);
  }
});

it.each([
  ['1', 14],
  ['4', 4],
  ['12', 2],
])('prints with %s cards on a sheet %d sheets', async (perSheet, count) => {
  await openSheets();
  choose('Cards on a sheet', perSheet);
  await network.settled();
  expect(sheets()).toHaveLength(count);
  expect(cards()).toHaveLength(NAMES.length);
});

it('writes the room in the hotel’s first language and the sentence in its first three, each marked as such', async () => {
  await openSheets();
  const card = within(cardOf('113'));
  expect(card.getByText('Habitación').closest('[lang]')).toHaveAttribute('lang', 'es');
  const sentences = [...cardOf('113').querySelectorAll('p[lang][dir]')];
  expect(sentences.map((each) => [each.getAttribute('lang'), each.getAttribute('dir'), each.textContent])).toEqual([
    ['es', 'ltr', 'Escanee para pedir, preguntar y reservar.'],
    ['ar', 'rtl', 'امسحوا الرمز للطلب والسؤال والحجز.'],
    ['zh-Hans', 'ltr', '扫码点单、咨询和预订。'],
  ]);
  expect(card.getByText('localhost')).toBeInTheDocument();
});

it('shows the hotel’s logo, or its name where there is none', async () => {
  await openSheets({ logo: '/storage/cala-verde/logo.svg' });
  const logo = within(cardOf('101')).getByRole('img', { name: 'Cala Verde' });
  expect(logo).toHaveAttribute('src', '/storage/cala-verde/logo.svg');
});

it('shows the hotel’s name without a logo', async () => {
  await openSheets();
  expect(within(cardOf('101')).getByText('Cala Verde')).toBeInTheDocument();
  expect(within(cardOf('101')).queryByRole('img')).toBeNull();
});

it('prints places with their title in the hotel’s first language, and their value', async () => {
  await openSheets({ languages: ['de', 'en'] });
  choose('Which cards', 'All places: 2');
  await network.settled();
  expect(cards()).toHaveLength(2);
  expect(within(cardOf('Liege')).getByText('2')).toBeInTheDocument();
  expect(within(cardOf('Liege')).getByText('Liege').closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(within(cardOf('Bar')).getByText('Bar').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(scan(cardOf('Liege'))).toBe(`http://localhost${path('pool/2')}`);
});

it('prints the rooms that are ticked, and one alone', async () => {
  await openSheets({ address: '#rooms' });
  fireEvent.click(screen.getByRole('checkbox', { name: /102/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Fontaine/ }));
  const [print] = screen.getAllByRole('button', { name: 'Print cards' });
  fireEvent.click(print ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Print cards' });
  await network.settled();
  expect(screen.getByLabelText('Which cards')).toHaveDisplayValue('Ticked rooms: 2');
  expect(cards()).toHaveLength(2);

  window.location.hash = '#rooms';
  await screen.findByRole('heading', { level: 1, name: 'Rooms' });
  expect(screen.getByRole('checkbox', { name: /102/ })).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'More for Room 105' }));
  fireEvent.click(screen.getByRole('button', { name: 'Print the card' }));
  await screen.findByRole('heading', { level: 1, name: 'Print cards' });
  await network.settled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(cards().map((card) => scan(card))).toEqual([`http://localhost${path('105')}`]);
});

it('prints when staff press the button, and not before the codes are there', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await openSheets();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('says that the codes could not be read, and reads them again', async () => {
  answerDesk(network);
  network.respondTo('GET /api/desk/v1/rooms', { data: { rooms: [], places: [] } });
  network.respondTo(`GET ${CODES}`, undefined);
  await renderDesk({ network, stream, address: '#rooms/print' });
  expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  network.respondTo(`GET ${CODES}`, { data: { codes: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await network.settled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('There is no card to print.')).toBeInTheDocument();
});
