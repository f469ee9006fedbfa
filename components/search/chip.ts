/** The classes of a chip: a short button in a row, of which one may be pressed. */
export const CHIP =
  'flex min-h-target max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface px-4 py-1.5 text-start text-ink pressed:bg-sunken aria-pressed:border-transparent aria-pressed:bg-brand-strong aria-pressed:font-medium aria-pressed:text-on-strong forced-colors:aria-pressed:chosen';
