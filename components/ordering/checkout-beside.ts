import { useEffect } from 'react';

let count = 0;

/** Whether the checkout of the cart stands beside the content, so that no drawer is needed to show an outcome. */
export const hasCheckoutBeside = (): boolean => count > 0;

/** Marks the checkout of the cart beside the content while it is mounted. */
export function useCheckoutBeside(): void {
  useEffect(() => {
    count += 1;
    return () => {
      count -= 1;
    };
  }, []);
}
