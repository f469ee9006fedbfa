/** The maximum width of a page, with its gutters. */
export const PAGE_WIDTH = 'mx-auto w-full max-w-page px-gutter wider:max-w-columns';

/** The container of a page. Without a footer, its padding keeps the content above the bottom bar. */
export const PAGE = `${PAGE_WIDTH} pb-8 print:pb-0 [body:not(:has(>footer))_&]:pb-32`;

/** The body of a page with only a message, between header and footer. */
export const MESSAGE_PAGE =
  'mx-auto grid min-h-[64dvh] max-w-dialog grid-cols-1 content-center justify-items-center gap-6 py-5 text-center';

/** The greeting at the top of home. */
export const WELCOME = 'pt-4 pb-6 desk:pt-6 desk:pb-8';
export const WELCOME_TITLE = 'font-light text-3xl tracking-[-.02em] desk:text-[3rem] desk:leading-[3.375rem]';
