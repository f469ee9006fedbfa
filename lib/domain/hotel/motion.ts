/** What a browser says about the guest's comfort and data. */
type DevicePreferences = { prefersReducedMotion: boolean; isSavingData: boolean };

/**
 * Whether anything moves by itself on a device. If not, a film is not even requested, its poster stays, and slides wait
 * for the guest. Rules: appearance/A9, layout/LY7.
 */
export const mayMove = ({ prefersReducedMotion, isSavingData }: DevicePreferences): boolean =>
  !prefersReducedMotion && !isSavingData;

/** Whether something that moves by itself moves now: a film, or slides. Rule: appearance/A9. */
export const isMoving = (state: {
  isPausedByGuest: boolean;
  isOnScreen: boolean;
  isPageVisible: boolean;
  /** A drawer, a sheet or a dialog covers the page. */
  isCovered: boolean;
}): boolean => !state.isPausedByGuest && state.isOnScreen && state.isPageVisible && !state.isCovered;
