/** As `navigator.connection` says it; empty in browsers that say nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** As browsers class them: a round trip takes at least 270 ms, or less than 700 kbps come through. */
const SLOW_LINES: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];

/**
 * Whether a page at rest may fetch what the guest has given no sign for. On a slow line it would be in the way of what
 * they do next. Rule: layout/LY10.
 */
export const allowsPrefetchAtRest = ({ saveData, effectiveType }: Connection): boolean =>
  saveData !== true && !SLOW_LINES.includes(effectiveType);
