/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { shortDate } from '@/lib/domain/i18n/format-date';
import kazakh from '@/lib/words/locales/kk.json';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useHotel } from './hotel-context';

function Arrival() {
  return <time>{shortDate('2026-11-28', useHotel().locale)}</time>;
}

it('writes dates with the data that the page brings along, from the first render on', () => {
  const hotel = hotelView({ language: 'kz', languageTag: 'kk', locale: 'kk', localeData: kazakh });
  renderInHotel(<Arrival />, hotel);
  expect(screen.getByText('2026 ж. 28 қар.')).toBeVisible();
});
