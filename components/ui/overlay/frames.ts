// Separate from the components that use them: what stands for an overlay while it loads is in every page's first load.

/** A panel that slides in from below on a phone, with a grabber at its top, which a desktop does not have. */
const FROM_BELOW =
  "fixed inset-x-0 top-auto bottom-0 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-t-xl bg-canvas before:pointer-events-none before:absolute before:inset-x-0 before:top-2 before:z-3 before:mx-auto before:h-1 before:w-9 before:rounded-[2px] before:bg-ink/22 before:content-[''] motion-safe:animate-rise desk:before:hidden forced-colors:border-2 forced-colors:before:bg-system-text";

/** On a low and narrow screen the head and the foot scroll with the content. Rule: layout/LY17. */
const SHALLOW = 'shallow:block shallow:overflow-y-auto';

/** A drawer, which slides in from the inline end on a desktop. Rule: layout/LY2. */
export const DRAWER = `${FROM_BELOW} h-drawer desk:inset-y-0 desk:start-auto desk:end-0 desk:h-dvh desk:w-drawer desk:rounded-s-xl desk:rounded-e-none desk:motion-safe:animate-slide rtl:[--slide-from:-40%] ${SHALLOW}`;

/**
 * The classes of a sheet: as high as its content, on a tablet or a desktop a dialog in the middle, and on a low screen the
 * whole screen. Rules: product-sheet/S2, layout/LY16.
 */
export const SHEET = `${FROM_BELOW} max-h-sheet tablet:inset-0 tablet:m-auto tablet:h-fit tablet:w-sheet tablet:rounded-xl tablet:shadow-lg tablet:before:hidden tablet:motion-safe:animate-pop rail:inset-0 rail:m-0 rail:h-dvh rail:max-h-none rail:w-auto rail:rounded-none rail:before:hidden ${SHALLOW}`;

/** The classes of the bar at the bottom of a drawer or a sheet. */
export const DRAWER_FOOT =
  'relative z-2 px-gutter pt-3 pb-[calc(20px+env(safe-area-inset-bottom))] forced-colors:border-t';

/** The full-screen container of a small dialog. */
export const SCRIM = 'fixed inset-0 grid grid-cols-1 overflow-y-auto bg-transparent';

/** The box of a small dialog, in the middle of SCRIM. */
export const DIALOG = 'relative w-full rounded-xl bg-surface shadow-lg motion-safe:animate-pop forced-colors:border-2';

export const DIALOG_TITLE = 'text-xl tracking-tight';
