/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { RichText } from '@/components/ui/rich-text';
import { renderInHotel } from '@/tests/builders/hotel-view';
import { PdfLinks } from './pdf-links';

const shown = () => openOverlays().map(({ name, arg }) => [name, arg]);

/** Draws a hotel's text and clicks its only link; whether the browser was left to follow it. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  renderInHotel(
    <>
      <RichText html={`<p>See the <a ${attributes}><b>menu</b></a></p>`} />
      <PdfLinks />
    </>,
  );
  const stop = (event: Event) => event.preventDefault();
  // jsdom cannot follow links; what is left to it ends here.
  window.addEventListener('click', stop);
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
  };
  document.body.addEventListener('click', look);
  fireEvent.click(screen.getByText('menu'), init);
  window.removeEventListener('click', stop);
  document.body.removeEventListener('click', look);
  return isLeft;
}

beforeEach(() => window.history.replaceState(null, ''));

describe('a link in a text of the hotel', () => {
  it('to a PDF of our own opens the viewer', async () => {
    expect(click('href="/storage/cala-verde/menu.pdf"')).toBe(false);
    await waitFor(() => expect(shown()).toEqual([['pdf', { file: '/storage/cala-verde/menu.pdf' }]]));
  });

  it.each([
    ['to a PDF of another house', 'href="https://elsewhere.example/menu.pdf"'],
    ['to another file of ours', 'href="/storage/cala-verde/menu.html"'],
    ['to a page', 'href="/products/12"'],
    ['that opens a tab of its own', 'href="/storage/cala-verde/menu.pdf" target="_blank"'],
    ['that downloads', 'href="/storage/cala-verde/menu.pdf" download'],
  ])('%s is the browser’s', (_title, attributes) => {
    expect(click(attributes)).toBe(true);
    expect(shown()).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'clicked with %j is the browser’s',
    (init) => {
      expect(click('href="/storage/cala-verde/menu.pdf"', init)).toBe(true);
      expect(shown()).toEqual([]);
    },
  );
});

it('a show-pdf event opens the viewer, and only with a file of ours', async () => {
  renderInHotel(<PdfLinks />);
  const tell = (detail: unknown) => fireEvent(window, new CustomEvent('show-pdf', { detail }));
  for (const detail of ['https://elsewhere.example/menu.pdf', '/storage/../menu.pdf', null, { file: 1 }]) tell(detail);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(shown()).toEqual([]);
  tell('/storage/cala-verde/menu.pdf');
  await waitFor(() => expect(shown()).toEqual([['pdf', { file: '/storage/cala-verde/menu.pdf' }]]));
});
