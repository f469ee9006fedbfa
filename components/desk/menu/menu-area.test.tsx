/** @jest-environment jsdom */
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { bodiesOf, keptMenu, MENU_CALLS, menuEntry, menuRefusal, menuVersion } from '@/tests/builders/screen/menu-desk';
import type { Menu } from './menu-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const open = async (detail: string, menu: Menu = keptMenu(), language = 'en') => {
  answerDesk(network);
  network.respondTo(`GET ${MENU_CALLS}`, { data: menu });
  await renderDesk({ network, stream, address: `#menu${detail}`, language });
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => within(screen.getByRole('alertdialog', { name }));
/** The names of the links in a list, in their order. */
const linksIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a menu that the files keep', () => {
  it('says what that means, and is kept at the desk after a question', async () => {
    await open('', keptMenu({ keeper: 'files', since: null, staff: null, version: null }));
    expect(screen.getByRole('heading', { name: 'The menu comes from the hotel’s files' })).toBeVisible();
    const kept = bodiesOf(network, '/keep', () => ({ data: keptMenu() }));
    await press('Keep the menu here');
    expect(network.count('POST')).toBe(0);
    await userEvent.click(question('Keep the menu at the desk?').getByRole('button', { name: 'Keep the menu here' }));
    expect(kept).toEqual([{ keeper: 'desk' }]);
    expect(await screen.findByRole('link', { name: 'Kitchen' })).toBeVisible();
  });

  it('stays with the files, and says why the desk could not take it over', async () => {
    await open('', keptMenu({ keeper: 'files' }));
    network.respondTo(`POST ${MENU_CALLS}/keep`, () => undefined);
    await press('Keep the menu here');
    await userEvent.click(question('Keep the menu at the desk?').getByRole('button', { name: 'Keep the menu here' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The desk did not answer');
  });

  it('goes back to the files, which are refused with their mistakes', async () => {
    await open('/more');
    network.respondTo(
      `POST ${MENU_CALLS}/keep`,
      menuRefusal(422, { 'sections/10-food.json: products[0].price': 'a price is not below 0' }),
    );
    await press('Give it back to the files');
    const asked = question('Give the menu back to the files?');
    await userEvent.click(asked.getByRole('button', { name: 'Give it back to the files' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('a price is not below 0');
  });
});

describe('the tree', () => {
  it('lists sections and products with what is not published and not listed', async () => {
    const drafts: Menu['drafts'] = [
      {
        item: 'product:100',
        title: { en: 'Soup' },
        kind: 'changed',
        staff: 'Marta',
        updated_at: '2026-06-18T08:00:00Z',
      },
      { item: 'section:20', title: { en: 'Spa' }, kind: 'new', staff: null, updated_at: '2026-06-18T08:00:00Z' },
    ];
    await open('', keptMenu({ drafts }));
    expect(linksIn('Sections and products')).toEqual(['Kitchen', 'Spa']);
    expect(screen.getByText('Not in lists')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Soup' })).toBeNull();
    await press('What is in Kitchen');
    expect(linksIn('What is in Kitchen')).toEqual(['Soup', 'Fish']);
    expect(screen.getByRole('link', { name: 'Soup' })).toHaveAttribute('href', '#menu/product:100');
    expect(screen.getByText('Draft')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Drafts: 2' })).toHaveAttribute('href', '#menu/drafts');
  });

  it.each([
    ['a button', () => press('Move Fish up')],
    [
      'Alt and an arrow key',
      () => fireEvent.keyDown(screen.getByRole('link', { name: 'Fish' }), { key: 'ArrowUp', altKey: true }),
    ],
    [
      'dragging',
      () => {
        const [soup, fish] = ['Soup', 'Fish'].map((name) => screen.getByRole('link', { name }).closest('li'));
        if (!soup || !fish) throw new Error('a row is missing');
        const dataTransfer = { setData: () => undefined, effectAllowed: 'none' };
        fireEvent(fish, Object.assign(createEvent.dragStart(fish), { dataTransfer }));
        fireEvent.dragOver(soup);
        fireEvent.drop(soup);
      },
    ],
  ])('moves a product by %s, and says where it is', async (_title, move) => {
    await open('');
    const sent = bodiesOf(network, '/items/sequence:10', () => ({ data: menuEntry({ item: 'sequence:10' }) }));
    await press('What is in Kitchen');
    await move();
    await network.settled();
    expect(sent).toEqual([{ value: { sections: [], products: [101, 100] }, version: 'order of 10' }]);
    expect(screen.getByText('Fish is now number 1 of 2.')).toBeInTheDocument();
  });

  it('moves nothing in an order that another person has changed since, reads it again, and says so', async () => {
    await open('');
    const sent = bodiesOf(network, '/items/sequence:root', menuRefusal(409, { version: 'somebody has changed this' }));
    network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu({ sections: keptMenu().sections.slice(1) }) });
    await press('Move Spa up');
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has changed this meanwhile');
    expect(sent).toEqual([{ value: { sections: [20, 10], products: [] }, version: 'order of the top' }]);
    expect(linksIn('Sections and products')).toEqual(['Spa']);
  });

  it('sends one move when its button is pressed twice before the answer', async () => {
    await open('');
    const sent = bodiesOf(network, '/items/sequence:root', () => ({ data: menuEntry({ item: 'sequence:root' }) }));
    const up = screen.getByRole('button', { name: 'Move Spa up' });
    fireEvent.click(up);
    fireEvent.click(up);
    await network.settled();
    expect(sent).toHaveLength(1);
  });

  it('moves nothing beyond the first and the last place', async () => {
    await open('');
    await press('Move Kitchen up');
    await press('Move Spa down');
    expect(network.count('POST')).toBe(0);
  });

  it('finds sections and products by a part of their name', async () => {
    await open('');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in the menu' }), 'fi');
    expect(linksIn('Products')).toEqual(['Fish']);
  });

  it('makes a new product in the hotel’s first language and opens its editor', async () => {
    await open('');
    const entry = menuEntry({
      item: 'product:200',
      kind: 'new',
      published: null,
      value: { id: 200, title: { en: 'Tea' } },
    });
    const made = bodiesOf(network, '/items', () => ({ data: entry }));
    network.respondTo(`GET ${MENU_CALLS}/items/product:200`, { data: entry });
    network.respondTo(`GET ${MENU_CALLS}/items/section:10`, {
      data: menuEntry({ item: 'section:10', parent_id: null }),
    });
    for (const item of ['product:200', 'section:10'])
      network.respondTo(`GET ${MENU_CALLS}/preview/${item}`, menuRefusal(422));
    await press('What is in Kitchen');
    await press(/^New product/);
    await press('Create as a draft');
    expect(screen.getByLabelText('Title in English *')).toHaveAccessibleDescription('A text is missing here.');
    await userEvent.type(screen.getByLabelText('Title in English *'), 'Tea');
    await press('Create as a draft');
    await network.settled();
    expect(made).toEqual([{ kind: 'product', parent: 10, value: { title: { en: 'Tea' } } }]);
    expect(window.location.hash).toBe('#menu/product:200');
  });
});

describe('the drafts', () => {
  const drafts: Menu['drafts'] = [
    { item: 'product:100', title: { en: 'Soup' }, kind: 'changed', staff: 'Marta', updated_at: '2026-06-18T08:00:00Z' },
    { item: 'sequence:root', title: null, kind: 'changed', staff: null, updated_at: '2026-06-18T08:00:00Z' },
  ];

  it('publishes all of them now, and says what staff have changed elsewhere', async () => {
    await open('/drafts', keptMenu({ drafts }));
    expect(screen.getByText('Order of the sections')).toBeVisible();
    const note = { item: 'product:100', title: { en: 'Soup' }, field: 'price', message: 'stays 4.00' };
    const sent = bodiesOf(network, '/publish', () => ({
      data: { version: 2, items: 2, publish_at: null, notes: [note] },
    }));
    network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu({ version: 2 }) });
    await press('Publish now');
    await network.settled();
    expect(sent).toEqual([{ at: null }]);
    expect(screen.getByText('Published. Changes: 2.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Soup · Price' })).toHaveAttribute('href', '#menu/product:100?field=price');
    expect(screen.getByText('Everything is published.')).toBeVisible();
  });

  it('publishes at a time on the hotel’s clock, and takes that back', async () => {
    await open('/drafts', keptMenu({ drafts }));
    const at = screen.getByLabelText('Publish at');
    await press('Publish then');
    expect(at).toHaveAccessibleDescription('Choose a time that is still to come.');
    expect(network.count('POST')).toBe(0);
    fireEvent.change(at, { target: { value: '2999-07-01T06:00' } });
    const sent = bodiesOf(network, '/publish', () => ({
      data: { version: 1, items: 2, publish_at: '2999-07-01T04:00:00.000Z', notes: [] },
    }));
    network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu({ drafts, publish_at: '2999-07-01T04:00:00.000Z' }) });
    await press('Publish then');
    await network.settled();
    expect(sent).toEqual([{ at: '2999-07-01T04:00:00.000Z' }]);
    expect(screen.getByText(/All drafts will be published: 06:00/)).toBeVisible();
    bodiesOf(network, '/publish/cancel', () => ({ data: keptMenu({ drafts }) }));
    await press('Do not publish then');
    expect(screen.queryByText(/All drafts will be published/)).toBeNull();
  });

  it('leads from each problem of a publication to its field', async () => {
    await open('/drafts', keptMenu({ drafts }));
    network.respondTo(
      `POST ${MENU_CALLS}/publish`,
      menuRefusal(422, { 'product:100/options.0.title': 'a text is missing here', 'hotel.json: taxes': 'unknown' }),
    );
    await press('Publish now');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '#menu/product:100?field=options.0.title');
    expect(alert).toHaveTextContent('A text is missing here.');
    expect(alert).toHaveTextContent('hotel.json: taxes: unknown');
  });

  it('discards one draft after a question, and all of them', async () => {
    await open('/drafts', keptMenu({ drafts }));
    const sent = bodiesOf(network, '/discard', () => ({ data: keptMenu({ drafts }) }));
    await press(/^Discard ?, Soup/);
    await userEvent.click(question('Discard the draft Soup?').getByRole('button', { name: 'Discard' }));
    await network.settled();
    await press('Discard all drafts');
    await userEvent.click(question('Discard all drafts?').getByRole('button', { name: 'Discard' }));
    expect(sent).toEqual([{ items: ['product:100'] }, { items: null }]);
  });

  it('shows why a scheduled publication failed', async () => {
    const problems = [{ item: null, title: null, field: 'hotel.json: taxes', message: 'unknown' }];
    await open('/drafts', keptMenu({ drafts, publish_failure: { at: '2026-06-18T04:00:00Z', problems } }));
    expect(screen.getByText(/The publication of 06:00.* failed\./)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('hotel.json: taxes: unknown');
  });
});

it('restores an earlier menu after a question', async () => {
  const versions = [
    menuVersion({
      number: 2,
      kind: 'published',
      is_newest: true,
      counts: { new: 1, changed: 0, deleted: 0, moved: 2 },
      items: [{ item: 'product:200', title: { en: 'Tea' }, kind: 'new' }],
    }),
    menuVersion(),
  ];
  answerDesk(network);
  network.respondTo(`GET ${MENU_CALLS}/versions`, { data: { versions } });
  await open('/history');
  const rows = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Version 2What guests see');
  expect(rows[0]).toHaveTextContent('New: 1 · Moved: 2');
  expect(rows[1]).toHaveTextContent('Taken over from the files');
  const sent = bodiesOf(network, '/versions/1/restore', () => ({
    data: { version: 3, items: 0, publish_at: null, notes: [] },
  }));
  await press(/^Restore/);
  await userEvent.click(question('Restore version 1?').getByRole('button', { name: 'Restore' }));
  await network.settled();
  expect(sent).toHaveLength(1);
  expect(screen.getByText('Version 1 is what guests see now.')).toBeVisible();
});

it('lists what is missing by kind and language, each row leading to its field', async () => {
  answerDesk(network);
  network.respondTo(`GET ${MENU_CALLS}/missing`, {
    data: {
      missing: [
        { item: 'product:101', title: { en: 'Fish' }, what: 'text', language: 'de', field: 'title' },
        { item: 'product:101', title: { en: 'Fish' }, what: 'text', language: 'ar', field: 'options.0.title' },
        { item: 'section:20', title: { en: 'Spa' }, what: 'picture', language: null, field: 'image' },
      ],
    },
  });
  await open('/missing');
  const list = () => within(screen.getByRole('list', { name: 'What is missing' })).getAllByRole('link');
  expect(list().map((link) => link.getAttribute('href'))).toEqual([
    '#menu/product:101?field=title&language=de',
    '#menu/product:101?field=options.0.title&language=ar',
    '#menu/section:20?field=image',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de');
  expect(list().map(({ textContent }) => textContent)).toEqual(['FishText · Title · Deutsch', 'SpaPicture']);
  await userEvent.selectOptions(screen.getByLabelText('What'), 'text');
  expect(list()).toHaveLength(1);
  expect(screen.getByText('Missing: 1')).toBeInTheDocument();
});
