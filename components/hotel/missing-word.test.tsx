/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { hotelView } from '@/tests/builders/hotel-view';
import { HotelProvider, useTranslations } from './hotel-context';
import { missingWord } from './missing-word';

function Hint() {
  const t = useTranslations();
  return <p>{t('loading')}</p>;
}

const draw = (words: { loading?: string }) =>
  render(
    <HotelProvider hotel={hotelView()} words={words}>
      <Hint />
    </HotelProvider>,
  );

const environment = process.env as { NODE_ENV: string };

describe('a word that the page did not bring', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    complaints.mockRestore();
    environment.NODE_ENV = 'test';
  });

  it('throws in development and tests, and names the word', () => {
    expect(() => draw({})).toThrow('the page lacks the word "loading"');
  });

  it('reads as nothing in production, and is logged once', () => {
    environment.NODE_ENV = 'production';
    expect([missingWord('back'), missingWord('back'), missingWord('close')]).toEqual(['', '', '']);
    expect(complaints.mock.calls).toEqual([['the page lacks the word "back"'], ['the page lacks the word "close"']]);
  });

  it('is not one that a hotel has left empty', () => {
    draw({ loading: '' });
    expect(screen.getByRole('paragraph')).toBeEmptyDOMElement();
  });
});
