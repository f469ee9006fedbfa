/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PageSkeletons } from './page-skeletons';

it('names the skeleton of the next page for screen readers, and is hidden until a page is awaited', () => {
  render(<PageSkeletons label="Loading" />);
  const skeleton = screen.getByText('Loading').parentElement;
  expect(skeleton).toHaveAttribute('role', 'status');
  expect(skeleton?.classList.contains('hidden')).toBe(true);
  expect(skeleton?.classList.contains('awaited:block')).toBe(true);
});
