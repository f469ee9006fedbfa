import type { CSSProperties } from 'react';
import type { NavItemView } from '@/lib/contract/views';

/** Space at both sides of a label, in em. */
const SPACE_EM = 0.3;

type Label = Pick<NavItemView, 'width'>;

const widthOf = ({ width }: Label): number => Number((width + SPACE_EM).toFixed(2));

/** The smallest size of an entry: a target (layout/LY8). */
const TARGET_PX = 44;

/**
 * Variables of an entry whose label has the width of its place to itself: `--em` is the width of its longest word.
 */
export const labelWidth = (label: Label): CSSProperties => ({ '--em': widthOf(label) }) as CSSProperties;

/**
 * Variables of a bar. `--fit-row`: the largest size of letters with which every word fits into one row, in which no
 * entry is narrower than a target. `--fit-rows`: the same for rows of `--in-row` entries, which are equally wide.
 * `--columns`: the columns of one row, which are equal unless a word needs more than its share. `--padding` is the
 * padding of the bar, `100cqi` its width. Rule: navigation/N26.
 */
export function barFit(labels: readonly Label[], { most }: { most: '1fr' | '110px' }): CSSProperties {
  const widths = labels.map(widthOf);
  const count = Math.max(1, widths.length);
  const widest = widths.toSorted((one, other) => other - one);
  // With the widest k labels at their own width and all others as wide as a target, for each k.
  const limits = widest.map((_width, index) => {
    const sum = widest.slice(0, index + 1).reduce((total, width) => total + width, 0);
    const targets = TARGET_PX * (widest.length - index - 1);
    return `(100cqi - var(--padding) - ${targets}px) / ${sum.toFixed(2)}`;
  });
  const least = `min(${TARGET_PX}px, 100% / ${count})`;
  return {
    '--in-row': count > 4 ? 3 : 2,
    '--fit-row': `min(${limits.join(', ')})`,
    '--fit-rows': `calc((100cqi - var(--padding)) / var(--in-row) / ${widest[0] ?? 1})`,
    '--columns': widths.map((width) => `minmax(max(${least}, ${width} * var(--fit)), ${most})`).join(' '),
  } as CSSProperties;
}
