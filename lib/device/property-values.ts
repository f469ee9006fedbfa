import { type SavedValue, savedValuesFrom } from '@/lib/domain/saved-values';
import { readJson } from './read-json';
import { remembered } from './remembered';

/**
 * The guest's answers to options, for the next form that asks the same (`property_values`, [{id, value}]).
 * Rules: device-storage/D3, options/O18.
 */
export const propertyValues = remembered<readonly SavedValue[]>({
  key: 'property_values',
  read: (stored) => savedValuesFrom(readJson(stored)),
  print: (values) => (values.length === 0 ? null : JSON.stringify(values)),
});
