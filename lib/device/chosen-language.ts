import { PersistedAtom } from './persisted-atom';

/** The language that a guest has chosen in a browser that keeps no cookies, for this tab; empty: none. Rule: languages/L30. */
export const chosenLanguage = new PersistedAtom<string>({
  key: 'lang',
  parse: (stored) => stored ?? '',
  serialize: (language) => (language === '' ? null : language),
  storage: () => window.sessionStorage,
});
