/**
 * The key under which a provider is asked for a step: the same however often it is asked, and another one for another payment of
 * the same order. Rule: money/MY5.
 */
export const providerKey = (reference: string, stepKey: string): string => `${reference}:${stepKey}`;
