/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAllOverlays, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { Footer } from './footer';

describe('the footer', () => {
  it.each([
    ['en', '© Cala Verde, 2026'],
    ['ar', '© Cala Verde، 2026'],
  ])('names company and year with the comma of the language %s', (language, text) => {
    render(<Footer company="Cala Verde" year={2026} language={language} label="Legal" links={[]} cookies="Cookies" />);
    expect(screen.getByText(text)).toBeVisible();
  });
});

it('links the legal texts of a hotel, each by its title', async () => {
  resetOverlays();
  const links = [
    { type: 'privacy_policy', title: 'Privacy policy' },
    { type: 'full_agreement', title: 'Terms of sale' },
  ] as const;
  renderInHotel(
    <Footer company="Cala Verde" year={2026} language="en" label="Legal" links={links} cookies="Cookie settings" />,
  );
  const list = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(list.getAllByRole('button').map((link) => link.textContent)).toEqual([
    'Privacy policy',
    'Terms of sale',
    'Cookie settings',
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Terms of sale' }));
  expect(openOverlays()).toMatchObject([{ name: 'legal', arg: { type: 'full_agreement' } }]);
  act(() => closeAllOverlays());
});
