/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { disclaimerAccepted } from '@/lib/device/chat/disclaimer';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { arabicHotel, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ChatDisclaimer } from './chat-disclaimer';

const TEXT = 'GET /api/v1/hotels/1/get-public-info/chat_disclaimer';
const network = fakeNetwork();
const close = jest.fn();

beforeEach(() => {
  close.mockClear();
  disclaimerAccepted.changeNow(() => false);
  resetOverlays();
});

it.each([
  ['ru', 'Правила чата', null],
  ['en', 'Rules of the chat', null],
  ['de', 'Rules of the chat', 'en'],
])('shows the hotel’s disclaimer to a guest who reads %s: %s', async (language, text, lang) => {
  network.respondTo(TEXT, { data: { ru: 'Правила чата', en: 'Rules of the chat' } });
  renderInHotel(<ChatDisclaimer onClose={close} />, hotelView({ language }));
  const shown = await screen.findByText(text);
  expect(shown.closest('[lang]:not([lang=""])')?.getAttribute('lang')).toBe(lang ?? 'en');
});

it('stores that the guest has accepted', async () => {
  network.respondTo(TEXT, { data: { en: 'Rules' } });
  renderInHotel(<ChatDisclaimer onClose={close} />);
  await screen.findByText('Rules');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(disclaimerAccepted.get()).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

it('closes the chat without storing anything', async () => {
  network.respondTo(TEXT, { data: { en: 'Rules' } });
  renderInHotel(<ChatDisclaimer onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(disclaimerAccepted.get()).toBe(false);
});

it('opens the privacy policy', async () => {
  network.respondTo(TEXT, { data: { en: 'Rules' } });
  renderInHotel(<ChatDisclaimer onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy policy' }));
  expect(openOverlays()).toMatchObject([{ name: 'legal', arg: { type: 'privacy_policy' } }]);
});

it('asks for the consent of orders and messages at a hotel without a text of its own', async () => {
  network.respondTo(TEXT, { data: '' });
  renderInHotel(<ChatDisclaimer onClose={close} />, arabicHotel({ consentInEnglish: ['personal_data_consent'] }));
  const text = await screen.findByText(/التواصل مع الفندق/);
  expect(text).toHaveAttribute('lang', 'en');
});

it('cannot be accepted before it was read, and offers a retry', async () => {
  network.respondTo(TEXT, undefined);
  renderInHotel(<ChatDisclaimer onClose={close} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded just now.');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
  network.respondTo(TEXT, { data: { en: 'Rules' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rules')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
});
