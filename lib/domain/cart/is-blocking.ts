import type { LineIssue } from './line-issues';

/** Whether only taking the line out helps, now. */
export const isBlocking = ({ kind }: Pick<LineIssue, 'kind'>): boolean =>
  kind === 'gone' || kind === 'sold-out' || kind === 'closed';
