import { documentTitle } from './document-title';

describe('documentTitle', () => {
  it.each([
    ['Cala Verde – Menu', 'Cala Verde – Menu'],
    ['  Die\nKarte\t2026 ', 'Die Karte 2026'],
    ['قائمة الطعام', 'قائمة الطعام'],
    ['Menu\u202e\u0000!', 'Menu !'],
    ['No. 5', 'No. 5'],
    ['Hotel Aurora, S.A', 'Hotel Aurora, S.A'],
    ['Aurora.Brunch', 'Aurora.Brunch'],
    ['x'.repeat(500), 'x'.repeat(200)],
  ])('the title %j is displayed as %j', (raw, title) => {
    expect(documentTitle(raw)).toBe(title);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    ' \n ',
    'menu-2026.indd',
    'Menu final.docx',
    'menu.ai',
    'menu.pages',
    'Microsoft Word - menu',
    'Untitled',
    'untitled-1',
    'Document1',
    'Presentation 2',
  ])('%j is not used as a title', (raw) => {
    expect(documentTitle(raw)).toBeNull();
  });
});
