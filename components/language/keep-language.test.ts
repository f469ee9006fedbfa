/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://aurora.example.com/"}
 */
import { keepLanguage } from './keep-language';

it('keeps the language for this visit, and sends it over TLS alone where the page came over TLS', () => {
  const set = jest.spyOn(Document.prototype, 'cookie', 'set');
  keepLanguage('ar');
  expect(set).toHaveBeenCalledWith('lang=ar; path=/; samesite=lax; secure');
  expect(document.cookie).toBe('lang=ar');
  set.mockRestore();
});
