import type { GivenConsent } from '@/lib/domain/checkout/given-consent';
import { isRecord, readNumber, readString } from '@/lib/domain/json/read-value';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

/** The consent of the last order of this device; null: none. Rule: consent/CN14. */
export const givenConsent = new PersistedAtom<GivenConsent | null>({
  key: 'given-consent',
  parse: (stored) => {
    const value = readJson(stored);
    const at = isRecord(value) ? readNumber(value.at) : null;
    const text = isRecord(value) ? readString(value.text) : null;
    return at === null || text === null ? null : { at, text };
  },
  serialize: (given) => (given === null ? null : JSON.stringify(given)),
});
