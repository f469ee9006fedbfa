/** What the browser says about the guest's line. Safari and Firefox say nothing. */
export const connection = (): { saveData?: boolean; effectiveType?: string } =>
  (navigator as Navigator & { connection?: ReturnType<typeof connection> }).connection ?? {};

/** Guests who save data pay for what they do not open. */
export const isSavingData = (): boolean => connection().saveData === true;
