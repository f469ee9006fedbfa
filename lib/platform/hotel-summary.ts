import type { Hotel } from '@/lib/contract/hotel';
import type { OverdueMinutes } from '@/lib/domain/desk/waiting';
import type { Text } from '@/lib/domain/i18n/text';
import type { HotelContent } from './content/hotel-content';

/**
 * What a list shows of each hotel. Stored separately from the content, so that a list reads only a few hundred bytes
 * per hotel.
 */
export type HotelSummary = {
  title: Text;
  descr: Text | null;
  logo: string | null;
  /** Logos by language, for languages whose logo differs from `logo`. */
  logos: Hotel['ext_data']['logos'];
  color: string | null;
  languages: readonly string[];
  /** Missing: the hotel has none of its own, or it was written by an earlier release. */
  overdueMinutes?: OverdueMinutes;
};

export const summaryOf = ({
  hotel,
  languages,
  overdueMinutes,
}: Pick<HotelContent, 'hotel' | 'languages' | 'overdueMinutes'>): HotelSummary => ({
  title: hotel.title,
  descr: hotel.descr,
  logo: hotel.logo,
  logos: hotel.ext_data.logos,
  color: hotel.color,
  languages,
  ...(overdueMinutes && { overdueMinutes }),
});
