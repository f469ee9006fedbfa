import type { LineTrouble } from './line-troubles';

/** Whether only taking the line out helps, now. */
export const mustLeave = ({ kind }: Pick<LineTrouble, 'kind'>): boolean =>
  kind === 'gone' || kind === 'sold-out' || kind === 'closed';
