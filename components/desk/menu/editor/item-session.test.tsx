/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuTexts } from '@/lib/device/desk/menu-texts';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk } from '@/tests/builders/screen/desk-screen';
import {
  bodiesOf,
  keptMenu,
  MENU_CALLS,
  menuEntry,
  menuRefusal,
  openEditor,
  savesItem,
} from '@/tests/builders/screen/menu-desk';
import type { MenuEntry } from '../menu-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();
afterEach(() => menuTexts.changeNow(() => ({})));

const open = (entry: MenuEntry, query = '') => openEditor({ network, stream }, entry, query);
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const SAVED = 'Saved as a draft.';
const isSaved = () => screen.findByText(SAVED, {}, { timeout: 3000 });

describe('saving', () => {
  it('shows what the server refuses beside the field, and keeps it', async () => {
    await open(menuEntry());
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, menuRefusal(422, { descr: 'is too long' }));
    await userEvent.type(field('Description'), 'Hot');
    await waitFor(() => expect(field('Description')).toHaveAccessibleDescription('is too long'), { timeout: 3000 });
    expect(field('Description')).toHaveValue('Hot');
  });

  it('keeps what nobody has answered over a reload, and saves it then', async () => {
    menuTexts.changeNow(() => ({
      'product:100': {
        value: { id: 100, title: { en: 'Broth' }, price: 5 },
        base: menuEntry().value ?? {},
        version: 'v1',
      },
    }));
    answerDesk(network);
    const saved = savesItem(network, menuEntry());
    await open(menuEntry());
    await isSaved();
    expect(field('Title')).toHaveValue('Broth');
    expect(saved).toEqual([{ value: { id: 100, title: { en: 'Broth' }, price: 5 }, version: 'v1' }]);
    expect(menuTexts.get()).toEqual({});
  });

  it('says that it is not saved without a connection, and saves when it is asked to', async () => {
    await open(menuEntry());
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, () => undefined);
    await userEvent.type(field('Title'), '!');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved: the server did not answer.'), {
      timeout: 3000,
    });
    const saved = savesItem(network, menuEntry());
    await press('Try again');
    await isSaved();
    expect(saved).toHaveLength(1);
  });

  it('keeps what is typed while the session is over, and saves it after another sign-in', async () => {
    await open(menuEntry());
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, menuRefusal(401));
    await userEvent.type(field('Title'), '!');
    const again = await screen.findByRole('dialog', { name: /^The session has ended/ }, { timeout: 3000 });
    await network.settled();
    expect(menuTexts.get()['product:100']?.value).toMatchObject({ title: { en: 'Soup!' } });
    const saved = savesItem(network, menuEntry());
    const session = { data: { name: 'Marta', expires_at: '2026-06-19T05:30:00Z' } };
    network.respondTo('POST /api/desk/v1/session', session);
    await userEvent.type(within(again).getByLabelText(/^Staff key/), 'key');
    await userEvent.click(within(again).getByRole('button', { name: 'Open the desk' }));
    await network.settled();
    await isSaved();
    expect(saved).toMatchObject([{ value: { title: { en: 'Soup!' } } }]);
  });

  it('takes the ids that new questions got, and goes on from the saved version', async () => {
    await open(menuEntry());
    await press('Add a question');
    const saved = bodiesOf(network, '/items/product:100', ({ value }) => ({
      data: menuEntry({
        kind: 'changed',
        version: 'v2',
        value: { ...(value as object), options: [{ id: 7, title: { en: 'Size' }, ptype_id: 'text' }] },
      }),
    }));
    await userEvent.type(field('Question'), 'Size');
    await userEvent.type(field('Choice 1'), 'Large');
    await isSaved();
    expect(saved[0]).toMatchObject({
      value: { options: [{ title: { en: 'Size' }, attrs: [{ title: { en: 'Large' } }] }] },
    });
    await userEvent.type(field('Title'), '!');
    await waitFor(() => expect(saved).toHaveLength(2), { timeout: 3000 });
    expect(saved[1]).toMatchObject({ version: 'v2', value: { options: [{ id: 7 }] } });
  });
});

describe('two managers at one dish', () => {
  const theirs = (value: MenuEntry['value']) =>
    menuEntry({ kind: 'changed', staff: 'Luis', version: 'v9', value, updated_at: '2026-06-18T10:00:00Z' });

  it('merges what each has changed of different fields', async () => {
    await open(menuEntry());
    const bodies: unknown[] = [];
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, async (request: Request) => {
      const body = await request.json();
      bodies.push(body);
      if (body.version === 'v1') return menuRefusal(409, {}, theirs({ ...menuEntry().value, price: 6 }))();
      return { data: theirs(body.value) };
    });
    await userEvent.type(field('Title'), '!');
    await isSaved();
    expect(bodies.at(-1)).toEqual({ version: 'v9', value: { id: 100, title: { en: 'Soup!', de: 'Suppe' }, price: 6 } });
    expect(field('Price, EUR')).toHaveValue('6.00');
  });

  it.each([
    ['Keep mine', { en: 'Soup!', de: 'Suppe' }],
    ['Take theirs', { en: 'Broth', de: 'Suppe' }],
  ])('shows both of what they changed differently, and saves by “%s”', async (button, title) => {
    await open(menuEntry());
    const bodies: Record<string, unknown>[] = [];
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, async (request: Request) => {
      const body = await request.json();
      bodies.push(body);
      const other = { ...menuEntry().value, title: { en: 'Broth', de: 'Suppe' }, tax: 'reduced' };
      return body.version === 'v1' ? menuRefusal(409, {}, theirs(other))() : { data: theirs(body.value) };
    });
    await userEvent.type(field('Title'), '!');
    const conflict = await screen.findByRole('region', { name: 'Luis has changed this too.' }, { timeout: 3000 });
    expect(conflict).toHaveTextContent('YoursSoup!LuisBroth');
    expect(field('Title')).toHaveValue('Soup!');
    await userEvent.click(within(conflict).getByRole('button', { name: button }));
    await isSaved();
    expect(bodies.at(-1)).toEqual({ version: 'v9', value: { id: 100, title, price: 5, tax: 'reduced' } });
  });

  /** Types into a dish that Luis has saved meanwhile, and returns the question. */
  const typeAgainst = async (other: MenuEntry['value'], type: () => Promise<void>) => {
    const bodies: Record<string, unknown>[] = [];
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, async (request: Request) => {
      const body = await request.json();
      bodies.push(body);
      return body.version === 'v1' ? menuRefusal(409, {}, theirs(other))() : { data: theirs(body.value) };
    });
    await type();
    const conflict = await screen.findByRole('region', { name: 'Luis has changed this too.' }, { timeout: 3000 });
    return { bodies, conflict };
  };

  it('asks only for the language that both have written, and saves the others of both', async () => {
    await open(menuEntry());
    const other = { id: 100, title: { en: 'Broth', de: 'Suppe', ar: 'مرق' }, price: 5 };
    const { bodies, conflict } = await typeAgainst(other, async () => {
      await userEvent.type(field('Title'), '!');
      await userEvent.click(screen.getByRole('tab', { name: /^Deutsch/ }));
      await userEvent.type(field('Title'), '!');
    });
    const rows = within(conflict).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Title · EnglishYoursSoup!LuisBroth']);
    await userEvent.click(within(conflict).getByRole('button', { name: 'Take theirs' }));
    await isSaved();
    expect(bodies.at(-1)?.value).toMatchObject({ title: { en: 'Broth', de: 'Suppe!', ar: 'مرق' } });
  });

  it('names the question of the dish that both have changed', async () => {
    const asks = (title: string) => ({
      ...{ id: 100, title: { en: 'Soup', de: 'Suppe' }, price: 5 },
      options: [
        { id: 1, title: { en: title }, ptype_id: 'text' },
        { id: 2, title: { en: 'Spice' }, ptype_id: 'text' },
      ],
    });
    await open(menuEntry({ value: asks('Size') }), '?field=options.0.title');
    const { bodies, conflict } = await typeAgainst(asks('How big'), async () => {
      await userEvent.type(field('Question'), '!');
    });
    expect(within(conflict).getByRole('listitem')).toHaveTextContent(
      'Questions to the guest · Size! · Title · EnglishYoursSize!LuisHow big',
    );
    await userEvent.click(within(conflict).getByRole('button', { name: 'Take theirs' }));
    await isSaved();
    expect(bodies.at(-1)?.value).toEqual(asks('How big'));
  });

  it.each([
    ['Keep mine', { en: 'Soup!' }],
    ['Take theirs', { en: 'Broth' }],
  ])('keeps what is typed while it asks, after “%s”', async (button, title) => {
    await open(menuEntry());
    const other = { id: 100, title: { en: 'Broth', de: 'Suppe' }, price: 5 };
    const { bodies, conflict } = await typeAgainst(other, () => userEvent.type(field('Title'), '!'));
    await userEvent.type(field('Description'), 'Hot');
    await userEvent.click(within(conflict).getByRole('button', { name: button }));
    await isSaved();
    expect(bodies.at(-1)?.value).toMatchObject({ title, descr: { en: 'Hot' } });
    expect(field('Description')).toHaveValue('Hot');
  });

  it('asks for what both have changed since it asked', async () => {
    await open(menuEntry());
    const other = { id: 100, title: { en: 'Broth', de: 'Suppe' }, descr: { en: 'Warm' }, price: 5 };
    const { conflict } = await typeAgainst(other, () => userEvent.type(field('Title'), '!'));
    await userEvent.type(field('Description'), 'Hot');
    expect(
      within(conflict)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Title · EnglishYoursSoup!LuisBroth', 'Description · EnglishYoursHotLuisWarm']);
  });

  it('shows both sides of what is no text', async () => {
    const schedule = (closes: string) => ({
      days: [{ days: [false, true, false, false, false, false, false], start_time: '08:00', end_time: closes }],
    });
    const dish = (parts: object) => ({ id: 100, title: { en: 'Soup' }, price: 5, ...parts });
    await open(menuEntry({ value: dish({ allergens: [], schedule: schedule('20:00') }) }));
    const other = dish({ allergens: ['eggs', 'milk'], schedule: schedule('21:00'), for_adult: true });
    const { conflict } = await typeAgainst(other, async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'nuts' }));
      fireEvent.change(screen.getByLabelText('To'), { target: { value: '22:00' } });
    });
    expect(
      within(conflict)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['AllergensYoursnutsLuiseggs, milk', 'Hours · HoursYoursMon · 08:00 – 22:00LuisMon · 08:00 – 21:00']);
  });

  it('asks whether to keep what the other has deleted', async () => {
    await open(menuEntry());
    const gone = { ...theirs(null), kind: 'deleted' as const };
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, menuRefusal(409, {}, gone));
    await userEvent.type(field('Title'), '!');
    await screen.findByRole('region', { name: 'Luis has deleted this meanwhile.' }, { timeout: 3000 });
    await press('Leave it deleted');
    expect(screen.getByRole('button', { name: 'Take the deletion back' })).toBeVisible();
    expect(menuTexts.get()).toEqual({});
    // Luis takes it back himself, and changes it.
    network.respondTo(`POST ${MENU_CALLS}/discard`, { data: keptMenu() });
    network.respondTo(`GET ${MENU_CALLS}/items/product:100`, {
      data: theirs({ id: 100, title: { en: 'Broth' }, price: 5 }),
    });
    await press('Take the deletion back');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Broth');
  });

  it('keeps what is typed of a dish that is not in the menu any more, until it is discarded', async () => {
    await open(menuEntry());
    network.respondTo(`POST ${MENU_CALLS}/items/product:100`, menuRefusal(404));
    await userEvent.type(field('Title'), '!');
    const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
    expect(alert).toHaveTextContent('Not saved: this is no longer in the menu.');
    expect(field('Title')).toHaveValue('Soup!');
    expect(menuTexts.get()['product:100']?.value).toMatchObject({ title: { en: 'Soup!' } });
    await userEvent.click(within(alert).getByRole('button', { name: 'Discard' }));
    expect(screen.getByText('This is no longer in the menu.')).toBeVisible();
    expect(menuTexts.get()).toEqual({});
  });
});

it('saves at once when somebody goes on to another item', async () => {
  await open(menuEntry());
  const saved = savesItem(network, menuEntry());
  await userEvent.type(field('Title'), '!');
  act(() => {
    window.location.hash = '#menu';
    window.dispatchEvent(new Event('hashchange'));
  });
  await network.settled();
  expect(saved).toMatchObject([{ value: { title: { en: 'Soup!' } } }]);
  expect(menuTexts.get()).toEqual({});
});
