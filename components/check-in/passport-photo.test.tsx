/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { PassportPhoto } from './passport-photo';

const revoked: string[] = [];
let made = 0;

beforeEach(() => {
  revoked.length = 0;
  made = 0;
  URL.createObjectURL = () => `blob:photo-${++made}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
});

const picture = (name: string, type = 'image/jpeg') => new File(['…'], name, { type });
const [GALLERY, CAMERA] = [0, 1];

function pick(file: File, place: number = GALLERY) {
  const input = document.querySelectorAll('input[type="file"]')[place];
  fireEvent.change(input ?? document.body, { target: { files: [file] } });
}

const shown = () => document.querySelector('img')?.getAttribute('src');

it('shows the chosen photo with its name, and forgets each photo that another one replaces', () => {
  const { unmount } = renderInHotel(<PassportPhoto />);
  pick(picture('passport.jpg'));
  expect(shown()).toBe('blob:photo-1');
  expect(screen.getByText('passport.jpg')).toBeInTheDocument();
  expect(revoked).toEqual([]);
  pick(picture('again.png', 'image/png'), CAMERA);
  expect(shown()).toBe('blob:photo-2');
  expect(revoked).toEqual(['blob:photo-1']);
  unmount();
  expect(revoked).toEqual(['blob:photo-1', 'blob:photo-2']);
});

it('forgets a photo that the guest removes', async () => {
  renderInHotel(<PassportPhoto />);
  pick(picture('passport.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Passport photo' }));
  expect(revoked).toEqual(['blob:photo-1']);
  expect(screen.getByText('Add a photo')).toBeInTheDocument();
});

it.each([
  ['is a document', picture('passport.pdf', 'application/pdf'), /cannot be opened/],
  ['is a drawing with scripts', picture('passport.svg', 'image/svg+xml'), /cannot be opened/],
  ['has no content', new File([], 'passport.jpg', { type: 'image/jpeg' }), /cannot be opened/],
])('refuses a file that %s with a message, and keeps the photo before it', (_title, file, message) => {
  renderInHotel(<PassportPhoto />);
  pick(picture('passport.jpg'));
  pick(file);
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(shown()).toBe('blob:photo-1');
});

it('refuses a photo that is too large with a message', () => {
  renderInHotel(<PassportPhoto />);
  const large = picture('passport.jpg');
  Object.defineProperty(large, 'size', { value: 50_000_000 });
  pick(large);
  expect(screen.getByRole('status')).toHaveTextContent(/too large/);
});

it('takes out a photo that the browser cannot show, with a message', () => {
  renderInHotel(<PassportPhoto />);
  pick(picture('passport.jpg'));
  fireEvent.error(document.querySelector('img') ?? document.body);
  expect(screen.getByRole('status')).toHaveTextContent(/cannot be opened/);
  expect(revoked).toEqual(['blob:photo-1']);
  expect(shown()).toBe('/pictures/identity-card.webp');
});
