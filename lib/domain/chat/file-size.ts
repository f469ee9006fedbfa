const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** The size of a file in the guest's language, like '2.4 MB' or '12 kB'. Rule: languages/L15. */
export function fileSize(bytes: number, locale: string): string {
  const isSmall = bytes < MEGABYTE / 10;
  return new Intl.NumberFormat([locale, 'en-GB'], {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
    numberingSystem: 'latn',
  }).format(isSmall ? Math.ceil(bytes / KILOBYTE) : bytes / MEGABYTE);
}
