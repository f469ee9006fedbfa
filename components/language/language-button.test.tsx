/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { LanguageButton, LanguagePin } from './language-button';

const languageKept = () => /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1];

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'lang=; path=/; max-age=0';
});

it('stores the language of a link for the visit and removes it from the URL', async () => {
  window.history.replaceState(null, '', '/products/5?lang=de&product=31#main');
  renderInHotel(<LanguagePin />, hotelView({ language: 'de' }));
  await waitFor(() => expect(window.location.search).toBe('?product=31'));
  expect(window.location.hash).toBe('#main');
  expect(languageKept()).toBe('de');
});

it('stores the page’s language when the link names a language that the hotel does not offer', async () => {
  window.history.replaceState(null, '', '/?lang=%22%3E%3Cscript%3E');
  renderInHotel(<LanguagePin />, hotelView({ language: 'es' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(languageKept()).toBe('es');
});

it('changes nothing when the link names no language', async () => {
  window.history.replaceState(null, '', '/products/5?product=31');
  renderInHotel(<LanguagePin />, hotelView({ language: 'es' }));
  await new Promise((done) => setTimeout(done, 10));
  expect(window.location.search).toBe('?product=31');
  expect(languageKept()).toBeUndefined();
});

describe('LanguageButton', () => {
  const languages = [
    { code: 'il', name: 'עברית', flag: 'il', label: 'HEB' },
    { code: 'en', name: 'English', flag: 'gb', label: 'EN' },
  ];
  const hebrew = { language: 'il', languages };

  it('shows only the flag, and names the language for screen readers', () => {
    renderInHotel(<LanguageButton />, hotelView(hebrew));
    expect(screen.getByRole('button', { name: 'Language: עברית' })).not.toHaveTextContent('HEB');
  });

  it('shows the code beside the flag on a template that fills the screen', () => {
    renderInHotel(<LanguageButton />, hotelView({ ...hebrew, showsLanguageCode: true }));
    expect(screen.getByRole('button', { name: 'HEB, Language: עברית' })).toHaveTextContent('HEB');
  });

  it('is left out when the hotel has one language', () => {
    renderInHotel(<LanguageButton />, hotelView({ language: 'en', languages: languages.slice(1) }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
