/** A line that stays at the top of a page, without its columns. */
export const HEADER =
  'sticky top-[var(--offline-line,0px)] z-bar rail:py-2 shallow:static -mx-gutter grid items-center gap-3 bg-canvas/88 px-gutter py-2.5 wider:min-h-18 backdrop-blur-[14px] blue:bg-brand-fill blue:shadow-[0_0_0_100vmax_var(--brand-fill)] blue:backdrop-blur-none blue:dark:bg-brand-soft blue:dark:shadow-[0_0_0_100vmax_var(--brand-soft)] blue:[clip-path:inset(0_-100vmax)] forced-colors:border-b print:static print:block print:bg-transparent print:backdrop-blur-none';

/** The title in it. */
export const HEADER_TITLE =
  'line-clamp-2 text-center text-lg wider:max-w-60 wider:text-start blue:text-on-brand blue:dark:text-ink';
