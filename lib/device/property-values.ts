import { type SavedValue, savedValuesFrom } from '@/lib/domain/saved-values';
import { readJson } from './read-json';
import { remembered } from './remembered';

/**
 * The guest's answers to options, for the next form that asks the same (`property_values`, [{id, value}]).
 * Source: guest-app 3 "Values stored on the device", 4 "Option values".
 */
export const propertyValues = remembered<readonly SavedValue[]>({
  key: 'property_values',
  read: (stored) => savedValuesFrom(readJson(stored)),
  print: (values) => (values.length === 0 ? null : JSON.stringify(values)),
});
