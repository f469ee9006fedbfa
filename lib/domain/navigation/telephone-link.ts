/** The link that calls a number; null: there is none. Rules: navigation/N23, failures/FL9. */
export const telephoneLink = (number: string | null): string | null =>
  number === null ? null : `tel:${number.replace(/[\s().-]/g, '').replaceAll('#', '%23')}`;
