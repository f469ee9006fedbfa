import { persistedValue } from './persisted-value';

/** The language that a guest has chosen in a browser that keeps no cookies, for this tab; empty: none. Rule: languages/L30. */
export const chosenLanguage = persistedValue<string>({
  key: 'lang',
  parse: (stored) => stored ?? '',
  serialize: (language) => (language === '' ? null : language),
  storage: () => window.sessionStorage,
});
