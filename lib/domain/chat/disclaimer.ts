/** The deployment region whose law requires the disclaimer. */
const REGION = 'RU';

/** Whether the chat shows the disclaimer before anything else. Rule: chat/CH22. */
export const needsDisclaimer = ({ region, isAccepted }: { region: string; isAccepted: boolean }): boolean =>
  region.toUpperCase() === REGION && !isAccepted;
