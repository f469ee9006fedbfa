/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { OverlayFrame, OverlayHost } from './overlay-host';
import { closeOverlays, openOverlay, replaceOverlay } from './overlay-stack';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

declare module './overlay-stack' {
  interface OverlayArgs {
    menu: null;
    bill: null;
  }
}

const frame = (id: string) =>
  function Frame() {
    return (
      <OverlayFrame className="drawer" labelledBy={id}>
        <h2 id={id}>{id}</h2>
        <button type="button" onClick={() => replaceOverlay('bill')}>
          Next
        </button>
      </OverlayFrame>
    );
  };

const bodies = { menu: frame('menu'), bill: frame('bill') } as never;

/** A page with a button that opens an overlay. jsdom does not return the focus, like a browser whose button is gone. */
const page = (hasButton: boolean) => (
  <>
    <h1>Breakfast</h1>
    {hasButton && (
      <button type="button" onClick={() => openOverlay('menu')}>
        Menu
      </button>
    )}
    <OverlayHost bodies={bodies} />
  </>
);

const close = async () => {
  closeOverlays();
  await act(() => new Promise((done) => window.addEventListener('popstate', () => setTimeout(done), { once: true })));
};

beforeEach(resetOverlays);

it('returns the focus to what opened the overlay', async () => {
  render(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  (document.activeElement as HTMLElement).blur();
  await close();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('gives the focus to an overlay that is opened by a pointer, and to its first control by a key', async () => {
  render(page(true));
  const opener = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog')).toHaveFocus();
  await close();
  opener.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).not.toHaveFocus();
});

it('moves the focus to the page’s heading when what opened the overlay is gone', async () => {
  const { rerender } = render(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  rerender(page(false));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  (document.activeElement as HTMLElement).blur();
  await close();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
