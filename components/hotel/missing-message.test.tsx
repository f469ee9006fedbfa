/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { hotelView } from '@/tests/builders/screen/hotel-view';
import { HotelProvider, useTranslations } from './hotel-context';
import { missingMessage } from './missing-message';

function Hint() {
  const t = useTranslations();
  return <p>{t('loading')}</p>;
}

const renderHint = (words: { loading?: string }) =>
  render(
    <HotelProvider hotel={hotelView()} messages={words}>
      <Hint />
    </HotelProvider>,
  );

const environment = process.env as { NODE_ENV: string };

describe('A message key that is not among the page’s messages', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    complaints.mockRestore();
    environment.NODE_ENV = 'test';
  });

  it('throws in development and in tests, and the error names the missing message key', () => {
    expect(() => renderHint({})).toThrow('the page lacks the word "loading"');
  });

  it('returns an empty text in production, and logs each missing message key once', () => {
    environment.NODE_ENV = 'production';
    expect([missingMessage('back'), missingMessage('back'), missingMessage('close')]).toEqual(['', '', '']);
    expect(complaints.mock.calls).toEqual([['the page lacks the word "back"'], ['the page lacks the word "close"']]);
  });

  it('accepts a message that the hotel has left empty', () => {
    renderHint({ loading: '' });
    expect(screen.getByRole('paragraph')).toBeEmptyDOMElement();
  });
});
