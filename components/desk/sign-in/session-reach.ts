import type { DeskSession } from '../desk-api';

/**
 * What whoever is signed in may see. For somebody else who may see the same the desk stays as it is; otherwise it is read
 * anew, so that it shows nothing of what the one before could see. Rule: staff/SP43.
 */
export const reachOf = ({ person, actions }: DeskSession): string =>
  JSON.stringify([person?.stations ?? null, person?.sections ?? null, actions]);
