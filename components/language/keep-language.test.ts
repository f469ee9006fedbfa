/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://aurora.example.com/"}
 */
import { keepLanguage } from './keep-language';

it('stores the language in a session cookie, which is secure only when the page is', () => {
  const set = jest.spyOn(Document.prototype, 'cookie', 'set');
  expect(keepLanguage('ar')).toBe(true);
  expect(set).toHaveBeenCalledWith('lang=ar; path=/; samesite=lax; secure');
  expect(document.cookie).toBe('lang=ar');
  set.mockRestore();
});

it('reads the cookie after it has written it, because only a read waits until the browser has stored it', () => {
  const calls: string[] = [];
  const set = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => calls.push('write'));
  const get = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    calls.push('read');
    return '';
  });
  expect(keepLanguage('ar')).toBe(false);
  expect(calls).toEqual(['write', 'read']);
  set.mockRestore();
  get.mockRestore();
});
