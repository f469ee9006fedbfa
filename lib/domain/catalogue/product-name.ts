/** The product's own name: what a page is called when no hotel gives it a name. */
export const PRODUCT_NAME = 'Guest Services';
