import type { Id } from '../id';
import type { Kit } from './kit';

/** Returns the options that differ between two states of a kit, so that their errors can be cleared. */
export const changedOptions = (before: Kit, after: Kit): Id[] =>
  after.properties.filter((option) => !before.properties.includes(option)).map(({ id }) => id);
