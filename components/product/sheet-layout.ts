import { FULL_WIDTHS } from '@/components/ui/picture-sizes';

// Apart from the components that use them, because the skeleton of a sheet is part of every page. The longest are utilities
// of app/styles/product-sheet.css.

/** What of a sheet scrolls. In a brief sheet (`data-brief`) the picture stands beside the title. */
export const SHEET_SCROLL = 'group/sheet sheet-scroll';

/** What stands below the picture, without its gap. */
export const SHEET_BODY = 'sheet-body';

/** The plate of the product's picture, and the width of a drawing on it. */
export const SHEET_PICTURE = 'sheet-picture';
/** How wide a photograph is drawn there; in a brief sheet it is small. */
export const SHEET_SIZES = { sizes: '(max-width:699px) 100vw, 560px', widths: FULL_WIDTHS };
export const SHEET_DRAWING = 'w-47 group-data-brief/sheet:w-[66%]';

/** Title and price, and both together. */
export const SHEET_HEAD = 'sheet-head';
export const SHEET_TITLE = 'text-2xl tracking-title group-data-brief/sheet:text-xl';
export const SHEET_PRICE =
  'mt-1.5 font-medium text-lg tabular-nums group-data-brief/sheet:mt-0.5 group-data-brief/sheet:font-normal group-data-brief/sheet:text-ink-2 group-data-brief/sheet:text-md';

/**
 * The foot of a sheet: a stepper where pieces are counted, or the time left of a held slot, and the button, which stands
 * below the stepper when a guest enlarges the text.
 */
export const ORDER_BAR = 'order-bar';
