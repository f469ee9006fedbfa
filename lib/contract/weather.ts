import type { Text } from '@/lib/domain/i18n/text';

/**
 * The weather as the full-bleed templates show it; null when there is nothing to show (platform-calls/W6). `icon`: the
 * address of a picture, or the name of one.
 */
export type Weather = { temp: string | null; description: Text; icon: string | null };
