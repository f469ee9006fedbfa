/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { section } from '@/tests/builders/catalogue/section';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import type { PictureTexts } from './read-picture';
import { RecognitionForm } from './recognition-form';

const network = fakeNetwork();
const SECTION = 'GET /api/v1/hotels/cala-verde/products/102';
const picture = new File(['…'], 'table.jpg', { type: 'image/jpeg' });

/** Shows the form as a guest at localhost, whose pictures contain these texts. */
function openForm(read: () => Promise<PictureTexts>) {
  const router = fakeRouter();
  renderInHotel(router.wrap(<RecognitionForm hosts={['guest.example']} read={read} />), hotelView());
  return router;
}

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];

async function pick(place = 1) {
  fireEvent.change(inputs()[place] ?? document.body, { target: { files: [picture] } });
  await network.settled();
}

describe('RecognitionForm', () => {
  it.each([
    ['a path', '/products/102?utm_source=table', '/products/102'],
    ['an address at the host of the page', 'http://localhost/products/102', '/products/102'],
    ['an address at another host of the hotel', 'https://guest.example/sections/102', '/sections/102'],
  ])('goes to the section of a code that is %s', async (_title, text, path) => {
    network.respondTo(SECTION, { data: { section: section([]) } });
    const router = openForm(async () => ({ texts: [text] }));
    await pick();
    expect(router.calls).toEqual([`push ${path}`]);
    expect(network.requests).toEqual([SECTION]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes to the code of this hotel when a picture has several', async () => {
    network.respondTo(SECTION, { data: { section: section([]) } });
    const router = openForm(async () => ({ texts: ['WIFI:S:x;;', 'https://evil.test/', '/products/102'] }));
    await pick();
    expect(router.calls).toEqual(['push /products/102']);
  });

  it.each([
    ['the picture cannot be opened', { fault: 'broken' }, 'This picture cannot be opened. Please choose another one.'],
    ['the picture is too large', { fault: 'large' }, 'This picture is too large. Please choose a smaller one.'],
    ['it has no code', { texts: [] }, /^No code can be read in this picture\./],
    ['its code is hostile', { texts: ['javascript:alert(1)'] }, 'This code does not lead to a page of our hotel.'],
    ['its code is of another hotel', { texts: ['https://a.example/products/102'] }, /^This code does not lead/],
  ] as const)('asks nobody, goes nowhere and offers the services when %s', async (_title, read, text) => {
    const router = openForm(async () => read);
    await pick();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(router.calls).toEqual([]);
    expect(network.requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'See the services' }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'services' });
  });

  it('says so when the section of the code does not exist', async () => {
    network.respondTo(SECTION, () => Response.json({}, { status: 404 }));
    const router = openForm(async () => ({ texts: ['/products/102'] }));
    await pick();
    expect(screen.getByRole('alert')).toHaveTextContent('The page of this code no longer exists.');
    expect(router.calls).toEqual([]);
  });

  it('searches the same picture again after something could not be loaded', async () => {
    let attempts = 0;
    network.respondTo(SECTION, { data: { section: section([]) } });
    const router = openForm(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('a chunk is missing');
      return { texts: ['/products/102'] };
    });
    await pick();
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await network.settled();
    expect(router.calls).toEqual(['push /products/102']);
  });

  it('stays where the guest is when the page was left during the search', async () => {
    let finish: (read: PictureTexts) => void = () => {};
    const router = fakeRouter();
    const read = () =>
      new Promise<PictureTexts>((resolve) => {
        finish = resolve;
      });
    const { unmount } = renderInHotel(router.wrap(<RecognitionForm hosts={[]} read={read} />));
    await pick();
    expect(screen.getByRole('status')).toHaveTextContent('Looking for the code…');
    unmount();
    finish({ texts: ['/home'] });
    await network.settled();
    expect(router.calls).toEqual([]);
  });

  it('opens the camera with one button and the pictures with the other', () => {
    openForm(async () => ({ texts: [] }));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Take a picture',
      'Choose a picture',
    ]);
    expect(inputs().map((input) => [input.accept, input.getAttribute('capture')])).toEqual([
      ['image/*', 'environment'],
      ['image/*', null],
    ]);
  });
});
