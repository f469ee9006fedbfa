import { DRAWER_FOOT } from '@/components/ui/overlay/frames';

// Apart from the components that use them, because the skeleton of a sheet is part of every page.

/** What of a sheet scrolls. In a brief sheet (`data-brief`) the picture stands beside the title. */
export const SHEET_SCROLL =
  'group/sheet relative row-start-1 row-end-3 min-h-0 scroll-pt-21 overflow-y-auto overscroll-contain motion-safe:scroll-smooth desk:scrollbar-thin';

/** What stands below the picture, without its gap. */
export const SHEET_BODY =
  'grid grid-cols-1 px-gutter pt-5 pb-19 group-data-brief/sheet:gap-5 group-data-brief/sheet:pt-7 narrow:group-data-brief/sheet:group-data-removable/sheet:pt-18';

/** The plate of the product's picture, and the width of a drawing on it. */
export const SHEET_PICTURE =
  'h-63 group-data-brief/sheet:absolute group-data-brief/sheet:start-gutter group-data-brief/sheet:top-7 group-data-brief/sheet:size-22 group-data-brief/sheet:rounded-lg narrow:group-data-brief/sheet:group-data-removable/sheet:top-18';
export const SHEET_DRAWING = 'w-47 group-data-brief/sheet:w-[66%]';

/** Title and price, and both together. */
export const SHEET_HEAD =
  'group-data-brief/sheet:grid group-data-brief/sheet:min-h-22 group-data-brief/sheet:content-center group-data-brief/sheet:ps-26 group-data-brief/sheet:pe-13 group-data-brief/sheet:group-data-removable/sheet:pe-26 narrow:group-data-brief/sheet:group-data-removable/sheet:pe-0';
export const SHEET_TITLE = 'text-2xl tracking-title group-data-brief/sheet:text-xl';
export const SHEET_PRICE =
  'mt-1.5 whitespace-nowrap font-medium text-lg tabular-nums group-data-brief/sheet:mt-0.5 group-data-brief/sheet:font-normal group-data-brief/sheet:text-ink-2 group-data-brief/sheet:text-md';

/** The foot of a sheet: a stepper where pieces are counted, or the time left of a held slot, and the button. */
export const ORDER_BAR = `${DRAWER_FOOT} row-start-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 bg-surface shadow-up *:only:col-span-full has-data-[part=hold]:grid-cols-1`;
