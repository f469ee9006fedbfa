/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CallLink } from './call-link';

it('calls the hotel’s number, which is read from left to right in every language', () => {
  render(<CallLink phone="+39 (0323) 000-000" label="اتصال" />);
  const link = screen.getByRole('link', { name: 'اتصال +39 (0323) 000-000' });
  expect(link).toHaveAttribute('href', 'tel:+390323000000');
  expect(screen.getByText('+39 (0323) 000-000')).toHaveAttribute('dir', 'ltr');
});

it('is absent at a hotel that names no number', () => {
  render(<CallLink phone={null} label="Call" />);
  expect(screen.queryByRole('link')).toBeNull();
});
