import type { Text } from '@/lib/domain/i18n/text';

/** null: nothing to show (platform-calls/W6). `icon`: the address of a picture, or an icon's name. */
export type Weather = { temp: string | null; description: Text; icon: string | null };
