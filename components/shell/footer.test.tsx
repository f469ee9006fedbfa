/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Footer } from './footer';

describe('the footer', () => {
  it.each([
    ['en', '© Cala Verde, 2026'],
    ['ar', '© Cala Verde، 2026'],
  ])('names company and year with the comma of the language %s', (language, text) => {
    render(<Footer company="Cala Verde" year={2026} language={language} label="Legal" links={[]} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
