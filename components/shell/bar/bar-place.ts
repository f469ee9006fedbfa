/** The place of a bar on a low screen: a rail at the side, outside of which the page stands (base.css). Rule: layout/LY16. */
export const RAIL =
  'rail:[container-type:normal] rail:top-3 rail:bottom-[calc(12px+env(safe-area-inset-bottom))] rail:start-[calc(12px+env(safe-area-inset-left))] rail:end-auto rail:mx-0 rail:min-h-0 rail:w-17';

/** On a low and narrow screen, a bar stands at the end of the page. Rule: layout/LY17. */
export const SHALLOW = 'shallow:static shallow:m-3';

/** What stands above the entries: beside them where the bar is a rail, which is too narrow for it. */
export const ABOVE =
  'empty:hidden rail:absolute rail:start-full rail:bottom-0 rail:ms-3 rail:w-90 rail:rounded-xl rail:bg-surface rail:p-1.5 rail:shadow-lg';
