/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

it('RichText keeps the paragraphs and links of the hotel’s text', () => {
  render(<RichText html='<p>Baked on stone.</p><p><a href="/menu.pdf">The menu</a></p>' />);
  expect(screen.getByText('Baked on stone.').tagName).toBe('P');
  expect(screen.getByRole('link', { name: 'The menu' })).toHaveAttribute('href', '/menu.pdf');
});
