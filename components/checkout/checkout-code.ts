import { resource } from '@/components/ui/resource';

/**
 * The fields of a checkout, with the form library: 20 KB that cart and fast order request as they open, and do not wait
 * for. Nothing is sent before they are shown. Decision 142.
 */
export const checkoutCode = resource(() => import('./checkout-fields'));
