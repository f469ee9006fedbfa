/**
 * Waits until a condition is true. If it never is, the time limit of the test ends the wait, however slow the machine.
 */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((later) => setTimeout(later, 5));
}
