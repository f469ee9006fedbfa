import { type SavedValue, savedValuesFrom } from '@/lib/domain/options/saved-values';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

/**
 * The guest's answers to options, stored for later forms with the same options (`property_values`, [{id, value}]).
 * Rules: device-storage/D3, options/O18.
 */
export const propertyValues = new PersistedAtom<readonly SavedValue[]>({
  key: 'property_values',
  parse: (stored) => savedValuesFrom(readJson(stored)),
  serialize: (values) => (values.length === 0 ? null : JSON.stringify(values)),
});
