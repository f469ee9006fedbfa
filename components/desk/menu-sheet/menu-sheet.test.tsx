/** @jest-environment jsdom */

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { SheetCheck } from './menu-sheet-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

const MENU = {
  ...{ keeper: 'desk', since: '2026-06-18T10:00:00Z', staff: 'Marta', languages: ['en'], taxes: [], kits: [] },
  ...{ version: 1, publish_at: null, publish_failure: null, drafts: [], problems: [], sections: [] },
};
const UPLOAD = 'POST /api/desk/v1/menu/sheet?lang=en';
const checked = (parts: Partial<SheetCheck> = {}): { data: SheetCheck } => ({
  data: {
    ...{ id: 'check-1', counts: { changed: 2, unchanged: 340, new: 1 }, problems: [], more_problems: 0 },
    ...{ encoding: 'windows-1252', separator: 'semicolon' },
    ...parts,
  },
});
const FILE = new File(['id;kind'], 'menu.csv', { type: 'text/csv' });
const refused = (status: number, sentence?: string) => () =>
  Response.json({ data: { data: sentence === undefined ? {} : { file: [sentence] } } }, { status });

async function open(language = 'en') {
  answerDesk(network);
  network.respondTo('GET /api/desk/v1/menu', { data: MENU });
  await renderDesk({ network, stream, address: '#menu/more', language });
}

async function upload(file = FILE) {
  await userEvent.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
  await network.settled();
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('MenuSheet', () => {
  it.each([
    ['en', 'Download the menu', 'comma'],
    ['de', 'Karte herunterladen', 'semicolon'],
  ])('offers the menu as spreadsheets in %s write it', async (language, name, format) => {
    await open(language);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/api/desk/v1/menu/sheet.csv?format=${format}&lang=${language}`);
    expect(link).toHaveAttribute('download');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: format === 'comma' ? 'semicolon' : 'comma' } });
    expect(link.getAttribute('href')).not.toContain(`format=${format}`);
  });

  it('shows what a file would change, saves it as drafts, and leads to them', async () => {
    await open();
    network.respondTo(UPLOAD, checked());
    await upload();
    expect(counts()).toEqual(['2', '1', '340']);
    expect(screen.getByText('menu.csv').parentElement).toHaveTextContent('menu.csv · windows-1252 · semicolons');
    network.respondTo('POST /api/desk/v1/menu/sheet/check-1/apply?lang=en', { data: { drafts: 3 } });
    await press('Save as drafts');
    expect(screen.getByText('Saved as drafts: 3')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Drafts/ }).at(-1)).toHaveAttribute('href', '#menu/drafts');
    expect(screen.queryByRole('button', { name: 'Save as drafts' })).toBeNull();
  });

  it('lists every problem with its cell, says how many more there are, and offers nothing to save', async () => {
    await open();
    const problems = [
      { cell: 'D14', row: 14, column: 4, message: 'This is no price.' },
      { cell: 'D14', row: 14, column: 4, message: 'This is no price.' },
    ];
    network.respondTo(UPLOAD, checked({ id: null, problems, more_problems: 50 }));
    await upload();
    const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    expect(head).toHaveTextContent('CellWhat is wrong');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['D14This is no price.', 'D14This is no price.']);
    expect(screen.getByRole('alert')).toHaveTextContent('Problems: 52.');
    expect(screen.getByRole('alert')).toHaveTextContent('The first 2 are listed.');
    expect(screen.queryByRole('button', { name: 'Save as drafts' })).toBeNull();
  });

  it('says that a file changes nothing', async () => {
    await open();
    network.respondTo(UPLOAD, checked({ id: null, counts: { changed: 0, unchanged: 343, new: 0 } }));
    await upload();
    expect(screen.getByText('The file says what the menu already says. There is nothing to save.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as drafts' })).toBeNull();
  });

  it.each([
    [refused(422, 'There is nothing in this file.'), 'There is nothing in this file.'],
    [refused(413), 'The file is larger than 10 MB.'],
    [refused(503), 'The file was not checked. Try again.'],
  ])('says why a file is not read', async (response, sentence) => {
    await open();
    network.respondTo(UPLOAD, response);
    await upload();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('keeps the file when somebody has changed the menu since, and checks it again', async () => {
    await open();
    network.respondTo(UPLOAD, checked());
    await upload();
    const sentence = 'Somebody has changed the menu since the file was checked.';
    network.respondTo('POST /api/desk/v1/menu/sheet/check-1/apply?lang=en', refused(422, sentence));
    await press('Save as drafts');
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    network.respondTo(UPLOAD, checked({ counts: { changed: 7, unchanged: 0, new: 0 } }));
    await press('Check menu.csv again');
    expect(counts()).toEqual(['7', '0', '0']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a file that is dropped, and the same one again', async () => {
    await open();
    network.respondTo(UPLOAD, checked());
    const place = screen.getByText('or drop it here');
    for (const changed of [1, 2]) {
      network.respondTo(UPLOAD, checked({ counts: { changed, unchanged: 0, new: 0 } }));
      fireEvent.drop(place, { dataTransfer: { files: [FILE] } });
      await network.settled();
      expect(counts()).toEqual([String(changed), '0', '0']);
    }
  });
});
