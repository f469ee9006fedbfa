/**
 * Makes one formatter for each locale and keeps it, because a phone needs far longer to create one than to use it.
 * Rule: languages/L14.
 */
export function cachedFormatter<Formatter>(create: (locale: string) => Formatter): (locale: string) => Formatter {
  const created = new Map<string, Formatter>();
  return (locale) => {
    const known = created.get(locale);
    if (known !== undefined) return known;
    const formatter = create(locale);
    created.set(locale, formatter);
    return formatter;
  };
}
