import { EMPTY_NOTE, type FoodNote, isEmptyNote, readFoodNote } from '@/lib/domain/allergens/food-note';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

/** What the guest cannot eat and how they eat. Rules: allergens/AL8, device-storage/D17. */
export const foodNote = new PersistedAtom<FoodNote>({
  key: 'food_note',
  parse: (stored) => readFoodNote(readJson(stored)) ?? EMPTY_NOTE,
  serialize: (note) => (isEmptyNote(note) ? null : JSON.stringify(note)),
});
