/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuTexts } from '@/lib/device/desk/menu-texts';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { bodiesOf, keptMenu, MENU_CALLS, menuEntry, openEditor, savesItem } from '@/tests/builders/screen/menu-desk';
import type { MenuEntry } from '../menu-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();
afterEach(() => menuTexts.changeNow(() => ({})));

const open = (entry: MenuEntry, query = '') => openEditor({ network, stream }, entry, query);
const withValue = (value: MenuEntry['value']) => menuEntry({ value, published: value });
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const SAVED = 'Saved as a draft.';
const isSaved = () => screen.findByText(SAVED, {}, { timeout: 3000 });
const tab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

describe('texts', () => {
  it('are written in one language at a time, with the first language above and right to left where it is', async () => {
    await open(menuEntry());
    const saved = savesItem(network, menuEntry());
    expect(screen.getByRole('tab', { name: /^العربية, texts missing: 1/ })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Deutsch' })).toBeInTheDocument();
    await tab(/العربية/);
    const title = field('Title');
    expect(title).toHaveAttribute('dir', 'rtl');
    expect(title).toHaveAttribute('lang', 'ar');
    expect(title).toHaveValue('');
    expect(screen.getByText('Soup', { selector: '[data-part=original]' })).toHaveAttribute('lang', 'en');
    await userEvent.type(title, 'حساء');
    await isSaved();
    expect(saved).toEqual([
      { value: { id: 100, title: { en: 'Soup', de: 'Suppe', ar: 'حساء' }, price: 5 }, version: 'v1' },
    ]);
    expect(screen.getByRole('tab', { name: 'العربية' })).toBeInTheDocument();
  });

  it('keep what the editor does not show, and say so', async () => {
    const value = { id: 100, title: { en: 'Massage' }, slots: { capacity: 2 }, recommends: [101] };
    await open(withValue(value));
    expect(
      screen.getByText(/^Kept as it is, and not shown here: bookable times.*recommendations\./),
    ).toBeInTheDocument();
    const saved = savesItem(network, withValue(value));
    await userEvent.type(field('Title'), '!');
    await isSaved();
    expect(saved[0]?.value).toEqual({ ...value, title: { en: 'Massage!' } });
  });

  it('are not sent without a title, which stands beside its field', async () => {
    await open(withValue({ id: 100, title: { en: 'Soup' } }));
    await userEvent.clear(field('Title'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved: correct the marked fields.'), {
      timeout: 3000,
    });
    expect(field('Title')).toHaveAccessibleDescription('A text is missing here.');
    expect(network.count('POST')).toBe(0);
    expect(menuTexts.get()['product:100']?.value).toEqual({ id: 100 });
  });
});

describe('fields', () => {
  it('move to the end of another section, after the heading of the old one has gone', async () => {
    await open(withValue({ id: 100, title: { en: 'Soup' }, heading: 'mains' }));
    const saved = savesItem(network, withValue({ id: 100, title: { en: 'Soup' } }));
    const sent = bodiesOf(network, '/items/sequence:20', () => ({ data: menuEntry({ item: 'sequence:20' }) }));
    await userEvent.selectOptions(screen.getByLabelText('Section'), 'Spa');
    expect(await screen.findByText(/^Moved to the end of that section\./)).toBeVisible();
    expect(saved).toEqual([{ value: { id: 100, title: { en: 'Soup' } }, version: 'v1' }]);
    expect(sent).toEqual([{ value: { sections: [], products: [100] }, version: 'order of 20' }]);
  });

  it('say why a section does not take it, and keep the heading', async () => {
    await open(withValue({ id: 100, title: { en: 'Soup' }, heading: 'mains' }));
    const saved = savesItem(network, withValue({ id: 100, title: { en: 'Soup' } }));
    network.respondTo(`POST ${MENU_CALLS}/items/sequence:20`, () => undefined);
    await userEvent.selectOptions(screen.getByLabelText('Section'), 'Spa');
    expect(await screen.findByText(/^The desk did not answer/)).toBeVisible();
    expect(screen.getByLabelText('Section')).toHaveValue('10');
    await isSaved();
    expect(saved.at(-1)?.value).toEqual({ id: 100, title: { en: 'Soup' }, heading: 'mains' });
  });

  it('write prices in the hotel’s currency, and leave what is no price alone', async () => {
    await open(menuEntry());
    const saved = savesItem(network, menuEntry());
    const price = field('Price, EUR');
    await userEvent.clear(price);
    await userEvent.type(price, '7,5x');
    expect(price).toHaveAccessibleDescription('Enter a price, such as 9.50.');
    await userEvent.type(price, '{Backspace}0');
    await userEvent.selectOptions(screen.getByLabelText('Tax'), 'Reduced VAT');
    await userEvent.selectOptions(screen.getByLabelText('Stands under the heading'), 'Mains');
    await isSaved();
    expect(saved.at(-1)?.value).toMatchObject({ price: 7.5, tax: 'reduced', heading: 'mains' });
  });

  it('tell no allergens from unknown ones, and name what a diet excludes', async () => {
    await open(menuEntry());
    const saved = savesItem(network, menuEntry());
    expect(screen.getByText(/Guests are advised to ask you/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'We state which allergens it contains' }));
    await isSaved();
    expect(saved.at(-1)?.value).toMatchObject({ allergens: [] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'milk' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'vegan' }));
    expect(screen.getByText('vegan and milk exclude each other.')).toBeVisible();
  });

  it('set hours with days and a season, and say what an entry lacks', async () => {
    await open(menuEntry());
    const saved = savesItem(network, menuEntry());
    await press('Add hours');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '18:00' } });
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-06-01' } });
    await press('Sun');
    await isSaved();
    expect(saved.at(-1)?.value).toMatchObject({
      schedule: {
        days: [
          {
            start_date: '2026-06-01',
            days: [false, true, true, true, true, true, true],
            start_time: '18:00:00',
            end_time: '22:00:00',
          },
        ],
      },
    });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
    expect(screen.getByText('Enter both times, or neither for the whole day.')).toBeVisible();
  });

  it('make another kind of a question without losing its choices', async () => {
    const options = [{ id: 1, title: { en: 'Size' }, ptype_id: 'select', attrs: [{ id: 2, title: { en: 'Large' } }] }];
    await open(withValue({ id: 100, title: { en: 'Soup' }, options }));
    const saved = savesItem(network, menuEntry());
    await press('Details of Size');
    const kind = screen.getByLabelText('How guests answer');
    await userEvent.selectOptions(kind, 'A line of text');
    expect(screen.queryByRole('textbox', { name: 'Choice 1' })).toBeNull();
    await userEvent.selectOptions(kind, 'How many of each');
    await userEvent.selectOptions(screen.getByLabelText('What an answer costs'), 'It is added to the price');
    await userEvent.type(field('Price of the choice, EUR'), '2');
    await isSaved();
    expect(saved.at(-1)?.value).toMatchObject({
      options: [
        {
          id: 1,
          ptype_id: 'checkbox',
          pcode_id: 'quantity',
          price_type_id: 'plus',
          attrs: [{ id: 2, title: { en: 'Large' }, price: 2 }],
        },
      ],
    });
  });

  it('say which shared list the questions come from', async () => {
    await open(withValue({ id: 100, title: { en: 'Pizza' }, kit: 'toppings' }));
    expect(screen.getByText(/These questions come from the shared list “toppings”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull();
  });

  it('are opened by a link from the list of what is missing, in its language', async () => {
    const options = [{ id: 1, title: { en: 'Size' }, ptype_id: 'text' }];
    await open(withValue({ id: 100, title: { en: 'Soup' }, options }), '?field=options.0.title&language=de');
    expect(field('Question')).toHaveFocus();
    expect(field('Question')).toHaveAttribute('lang', 'de');
  });

  it('write headings and settings of a section', async () => {
    const entry = menuEntry({ item: 'section:20', parent_id: null, value: { id: 20, title: { en: 'Spa' } } });
    await open(entry);
    const saved = savesItem(network, entry);
    await press('Add a heading');
    await userEvent.type(field('Heading 1'), 'Massages');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Not on the home page/ }));
    await userEvent.selectOptions(
      screen.getByLabelText('Something to eat or drink'),
      'No: nothing is said about allergens',
    );
    await isSaved();
    expect(saved.at(-1)?.value).toEqual({
      id: 20,
      title: { en: 'Spa' },
      headings: [{ code: 'heading-1', title: { en: 'Massages' } }],
      is_hidden: true,
      is_food: false,
    });
  });
});

it('deletes a section with what stands in it, after a question', async () => {
  const entry = menuEntry({ item: 'section:10', parent_id: null });
  await open(entry);
  const sent = bodiesOf(network, '/items/section:10', () => ({ data: { ...entry, value: null, kind: 'deleted' } }));
  await press('Delete Soup');
  const asked = within(screen.getByRole('alertdialog', { name: 'Delete Soup?' }));
  expect(asked.getByText('What is in it is deleted too: 2.')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
  await network.settled();
  expect(sent).toEqual([{ value: null, version: 'v1', and_below: true }]);
  expect(window.location.hash).toBe('#menu');
});

it('says that an item is no longer in the menu', async () => {
  answerDesk(network);
  network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu() });
  network.respondTo(`GET ${MENU_CALLS}/items/product:9`, () =>
    Response.json({ refusal: 'not-found' }, { status: 404 }),
  );
  await renderDesk({ network, stream, address: '#menu/product:9' });
  expect(screen.getByText('This is no longer in the menu.')).toBeVisible();
});
