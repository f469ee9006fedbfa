/** Loads code that uses the cart (`useCart`) together with the code that reads it, which all of them share. Decision 076. */
export const withCart = async <T>(code: Promise<T>): Promise<T> =>
  (await Promise.all([code, import('@/lib/device/cart')]))[0];
