/**
 * The name of an entry's icon. A question mark says nothing of what a tap does, so an entry for help that calls or writes a
 * mail has the icon of that. Rule: navigation/N10.
 */
export function entryIcon({ icon, href }: { icon: string; href: string | null }): string {
  if (icon !== 'help' || href === null) return icon;
  if (href.startsWith('tel:')) return 'phone_call';
  return href.startsWith('mailto:') ? 'mail' : icon;
}
