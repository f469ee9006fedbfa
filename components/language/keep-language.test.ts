/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://aurora.example.com/"}
 */
import { keepLanguage } from './keep-language';

it('stores the language in a session cookie, which is secure only when the page is', () => {
  const set = jest.spyOn(Document.prototype, 'cookie', 'set');
  keepLanguage('ar');
  expect(set).toHaveBeenCalledWith('lang=ar; path=/; samesite=lax; secure');
  expect(document.cookie).toBe('lang=ar');
  set.mockRestore();
});
