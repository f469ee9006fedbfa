/** The name of this app, used as a page title if the hotel's name is unknown. */
export const PRODUCT_NAME = 'Guest Services';
