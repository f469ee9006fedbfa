/** Waits until it is so. What never becomes so ends at the limit of the test, and no sooner on a slow machine. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((later) => setTimeout(later, 5));
}
