// Separate from the components that use them: what stands for an overlay while it loads is in every page's first load.

/** A panel that slides in from below on a phone and from the inline end on a desktop, with a grabber at its top. */
const FROM_BELOW =
  "fixed inset-x-0 top-auto bottom-0 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-t-xl bg-canvas before:pointer-events-none before:absolute before:inset-x-0 before:top-2 before:z-3 before:mx-auto before:h-1 before:w-9 before:rounded-[2px] before:bg-ink/22 before:content-[''] motion-safe:animate-rise desk:start-auto desk:end-0 desk:w-drawer desk:before:hidden desk:motion-safe:animate-slide rtl:[--slide-from:-40%] forced-colors:border-2 forced-colors:before:bg-system-text";

/** A drawer. It is a named `peer`, so that a sheet above it can be styled differently. */
export const DRAWER = `peer/drawer h-drawer desk:inset-y-0 desk:h-dvh desk:rounded-e-none desk:rounded-s-xl ${FROM_BELOW}`;

/**
 * The classes of a sheet: as high as its content. On a desktop it floats above the page, but above a drawer it slides
 * in from below as on a phone.
 */
export const SHEET = `max-h-sheet desk:inset-y-[calc((100dvh-var(--sheet-max-h))/2)] desk:end-[calc((100dvh-var(--sheet-max-h))/2)] desk:rounded-xl desk:peer-open/drawer:end-0 desk:peer-open/drawer:top-auto desk:peer-open/drawer:bottom-0 desk:peer-open/drawer:h-(--sheet-max-h) desk:peer-open/drawer:rounded-e-none desk:peer-open/drawer:rounded-es-none ${FROM_BELOW}`;

/** The classes of the bar at the bottom of a drawer or a sheet. */
export const DRAWER_FOOT =
  'relative z-2 px-gutter pt-3 pb-[calc(20px+env(safe-area-inset-bottom))] forced-colors:border-t';

/** The full-screen container of a small dialog. */
export const SCRIM = 'fixed inset-0 grid grid-cols-1 overflow-y-auto bg-transparent';

/** The box of a small dialog, in the middle of SCRIM. */
export const DIALOG = 'relative w-full rounded-xl bg-surface shadow-lg motion-safe:animate-pop forced-colors:border-2';

export const DIALOG_TITLE = 'text-xl tracking-tight';
