import { DRAWER_FOOT } from '@/components/ui/overlay/frames';

// Apart from the components that use them, because the skeleton of a sheet is part of every page.

/** What of a sheet scrolls. In a brief sheet (`data-brief`) the picture stands beside the title. */
export const SHEET_SCROLL =
  'group/sheet relative row-start-1 row-end-3 min-h-0 scroll-pt-21 overflow-y-auto overscroll-contain motion-safe:scroll-smooth beside-picture:row-end-4 beside-picture:grid beside-picture:grid-cols-[42%_minmax(0,1fr)] beside-picture:items-start shallow:overflow-visible desk:scrollbar-thin';

/** What stands below the picture, without its gap. */
export const SHEET_BODY =
  'grid grid-cols-1 px-gutter pt-5 pb-19 beside-picture:pb-24 group-data-brief/sheet:gap-5 group-data-brief/sheet:pt-7 narrow:group-data-brief/sheet:group-data-removable/sheet:pt-18';

/** The plate of the product's picture, and the width of a drawing on it. */
export const SHEET_PICTURE =
  'aspect-4/3 max-h-[40dvh] w-full beside-picture:sticky beside-picture:top-0 beside-picture:aspect-auto beside-picture:h-dvh beside-picture:max-h-none shallow:aspect-auto shallow:h-32 group-data-brief/sheet:absolute group-data-brief/sheet:start-gutter group-data-brief/sheet:top-7 group-data-brief/sheet:size-22 group-data-brief/sheet:aspect-auto group-data-brief/sheet:rounded-lg narrow:group-data-brief/sheet:group-data-removable/sheet:top-18';
export const SHEET_DRAWING = 'w-47 group-data-brief/sheet:w-[66%]';

/** Title and price, and both together. */
export const SHEET_HEAD =
  'beside-picture:pe-13 group-data-brief/sheet:grid group-data-brief/sheet:min-h-22 group-data-brief/sheet:content-center group-data-brief/sheet:ps-26 group-data-brief/sheet:pe-13 group-data-brief/sheet:group-data-removable/sheet:pe-26 narrow:group-data-brief/sheet:group-data-removable/sheet:pe-0';
export const SHEET_TITLE = 'text-2xl tracking-title group-data-brief/sheet:text-xl';
export const SHEET_PRICE =
  'mt-1.5 font-medium text-lg tabular-nums group-data-brief/sheet:mt-0.5 group-data-brief/sheet:font-normal group-data-brief/sheet:text-ink-2 group-data-brief/sheet:text-md';

/**
 * The foot of a sheet: a stepper where pieces are counted, or the time left of a held slot, and the button, which stands
 * below the stepper when a guest enlarges the text.
 */
export const ORDER_BAR = `${DRAWER_FOOT} row-start-3 flex flex-wrap items-center gap-3 bg-surface shadow-up *:last:flex-[1_1_8.5rem] has-data-[part=hold]:*:basis-full beside-picture:absolute beside-picture:end-0 beside-picture:bottom-0 beside-picture:w-[58%] beside-picture:pt-1.5 beside-picture:pb-[calc(6px+env(safe-area-inset-bottom))]`;
