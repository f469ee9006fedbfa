/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlayForResult, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { LanguageDialog } from './language-dialog';

const LANGUAGES = [
  { code: 'en', name: 'English', flag: 'gb', label: 'EN' },
  { code: 'ar', name: 'العربية', flag: 'om', label: 'AR' },
  { code: 'cn', name: '中文', flag: 'cn', label: 'CN' },
];

async function openDialog() {
  resetOverlays();
  renderInHotel(<OverlayHost bodies={{ language: LanguageDialog }} />, hotelView({ languages: LANGUAGES }));
  let chosen: Promise<unknown> = Promise.resolve();
  act(() => {
    chosen = openOverlayForResult('language');
  });
  await screen.findByRole('dialog', { name: 'Language' });
  return { chosen };
}

it('lists the hotel’s languages, each named in itself with its flag, and marks the current one', async () => {
  await openDialog();
  const rows = screen.getAllByRole('radio');
  expect(rows.map((row) => row.textContent)).toEqual(['English', 'العربية', '中文']);
  expect(rows.map((row) => row.querySelector('[lang]')?.getAttribute('lang'))).toEqual(['en', 'ar', 'zh-Hans']);
  expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
    '/flags/gb.svg',
    '/flags/om.svg',
    '/flags/cn.svg',
  ]);
  expect(rows.map((row) => row.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
});

it.each([
  ['العربية', { code: 'ar', directionChanges: true }],
  ['中文', { code: 'cn', directionChanges: false }],
  ['English', { code: 'en', directionChanges: false }],
])('returns the choice %s and whether the writing direction changes', async (name, expected) => {
  const { chosen } = await openDialog();
  await userEvent.click(screen.getByRole('radio', { name }));
  expect(await act(() => chosen)).toEqual(expected);
  expect(openOverlays()).toEqual([]);
});

it('moves the focus by arrow keys, Home and End, and chooses nothing', async () => {
  await openDialog();
  const [english, arabic, chinese] = screen.getAllByRole('radio');
  expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  act(() => english?.focus());
  for (const [key, focused] of [
    ['ArrowDown', arabic],
    ['ArrowRight', chinese],
    ['ArrowDown', english],
    ['ArrowUp', chinese],
    ['ArrowLeft', arabic],
    ['End', chinese],
    ['Home', english],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused).toHaveFocus();
  }
  expect(openOverlays()).toHaveLength(1);
});
