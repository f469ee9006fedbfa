import 'server-only';
import { initialIcon } from '@/lib/domain/hotel/initial-icon';
import { brandOfHost } from '@/lib/domain/tenancy/host';
import type { Brand } from '@/lib/domain/variations/variation-kinds';
import { brandNamed } from '../settings/brands';
import { settings } from '../settings/env';
import { fileUrl } from '../upstream/file-url';
import { hostRules } from './host-rules';

/** A brand as a page shows it. `icon`: its address. */
export type PageBrand = { name: string; icon: string };

/**
 * The brand of a page: that of the request's host, else that of the hotel's variation; null: the product's own. `color`:
 * of an icon that is drawn, because the brand has none. Rule: appearance/A7.
 */
export function pageBrand(sent: Headers, own: Brand | null, color: string | null): PageBrand | null {
  const brand = brandNamed(brandOfHost(sent.get('host'), hostRules())) ?? own;
  if (brand === null) return null;
  return { name: brand.name, icon: fileUrl(brand.favicon, settings().upstream) ?? initialIcon(brand.name, color) };
}
