import type { Id, Kit } from './kit';

/** The options that differ between two states of a kit: what was said of them is over. */
export const changedOptions = (before: Kit, after: Kit): Id[] =>
  after.properties.filter((option) => !before.properties.includes(option)).map(({ id }) => id);
