/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const URL_OF_IT = 'http://localhost/products/10?product=101';

async function tapShare(device: { share?: unknown; writeText?: unknown }): Promise<HTMLElement> {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { configurable: true, value: device.share });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: device.writeText } });
  render(<ShareButton title="Salad" path="/products/10?product=101" label="Share" copied="Link copied." />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return screen.getByRole('status');
}

it('opens the device’s sheet for sharing with title and address', async () => {
  const share = jest.fn(async () => undefined);
  const writeText = jest.fn();
  expect(await tapShare({ share, writeText })).toBeEmptyDOMElement();
  expect(share).toHaveBeenCalledWith({ title: 'Salad', url: URL_OF_IT });
  expect(writeText).not.toHaveBeenCalled();
});

it('copies nothing when the guest closes the sheet', async () => {
  const writeText = jest.fn();
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
  expect(await tapShare({ share, writeText })).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['has no sheet', undefined],
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copies the address and says so when the device %s', async (_title, share) => {
  const writeText = jest.fn(async () => undefined);
  expect(await tapShare({ share, writeText })).toHaveTextContent('Link copied.');
  expect(writeText).toHaveBeenCalledWith(URL_OF_IT);
});

it('shows the address when it cannot be copied either', async () => {
  expect(await tapShare({ writeText: () => Promise.reject(new Error('no')) })).toHaveTextContent(URL_OF_IT);
});
