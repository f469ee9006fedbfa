/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { RichText } from '@/components/ui/text/rich-text';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { PdfLinks } from './pdf-links';

const shown = () => openOverlays().map(({ name, arg }) => [name, arg]);

/** Renders a hotel's text and clicks its only link. Returns whether the browser would have followed it. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  renderInHotel(
    <>
      <RichText html={`<p>See the <a ${attributes}><b>menu</b></a></p>`} />
      <PdfLinks />
    </>,
  );
  const stop = (event: Event) => event.preventDefault();
  // jsdom cannot follow links, so the default action is prevented at the end.
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

beforeEach(() => resetOverlays());

describe('A link in a text of the hotel', () => {
  it('opens a PDF of our own storage in the viewer', async () => {
    expect(click('href="/storage/cala-verde/menu.pdf"')).toBe(false);
    await waitFor(() => expect(shown()).toEqual([['pdf', { file: '/storage/cala-verde/menu.pdf' }]]));
  });

  it.each([
    ['to a PDF on another site', 'href="https://elsewhere.example/menu.pdf"'],
    ['to a file of our storage that is not a PDF', 'href="/storage/cala-verde/menu.html"'],
    ['to a page', 'href="/products/12"'],
    ['that opens a new tab', 'href="/storage/cala-verde/menu.pdf" target="_blank"'],
    ['that downloads', 'href="/storage/cala-verde/menu.pdf" download'],
  ])('leaves a link %s to the browser', (_title, attributes) => {
    expect(click(attributes)).toBe(true);
    expect(shown()).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (init) => {
      expect(click('href="/storage/cala-verde/menu.pdf"', init)).toBe(true);
      expect(shown()).toEqual([]);
    },
  );
});

it('opens the viewer on a show-pdf event, but only for a file of our storage', async () => {
  renderInHotel(<PdfLinks />);
  const tell = (detail: unknown) => fireEvent(window, new CustomEvent('show-pdf', { detail }));
  for (const detail of ['https://elsewhere.example/menu.pdf', '/storage/../menu.pdf', null, { file: 1 }]) tell(detail);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(shown()).toEqual([]);
  tell('/storage/cala-verde/menu.pdf');
  await waitFor(() => expect(shown()).toEqual([['pdf', { file: '/storage/cala-verde/menu.pdf' }]]));
});
