import type { LineIssue } from './line-issues';

/** Whether the order cannot be sent until the guest removes the line. */
export const isBlocking = ({ kind }: Pick<LineIssue, 'kind'>): boolean =>
  kind === 'gone' || kind === 'sold-out' || kind === 'closed';
