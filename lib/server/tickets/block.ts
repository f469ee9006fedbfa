/** How large a text is printed: see `SIZES` in draw-texts.ts. */
export type TextSize = 'small' | 'body' | 'item' | 'large' | 'big' | 'huge';

/** A text as it stands on the paper. `language`: project code, which decides the form of Chinese characters. */
export type PaperText = {
  text: string;
  size: TextSize;
  isStrong: boolean;
  isStruck: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
};

/** A part of a ticket. Parts stand one below the other. */
export type Block =
  | { kind: 'text'; text: PaperText }
  /** Texts at the start of the line and others at its end; below each other where the paper is too narrow. */
  | { kind: 'ends'; start: readonly PaperText[]; end: readonly PaperText[] }
  /** White on black. */
  | { kind: 'band'; texts: readonly PaperText[] }
  /** White on black, beside a large exclamation mark. */
  | { kind: 'warning'; texts: readonly PaperText[] }
  /** The parts stand beside the quantity. `widest`: the quantity that has most digits, so that all items begin in one line. */
  | { kind: 'item'; quantity: PaperText; widest: PaperText; parts: readonly Block[] }
  /** The guest's own words, beside a bar. */
  | { kind: 'aside'; texts: readonly PaperText[] }
  | { kind: 'rule'; height: number }
  | { kind: 'gap'; height: number }
  /** A row of squares from margin to margin, which shows whether a printer prints all of its width. */
  | { kind: 'ruler' };
