import type { Hotel } from '@/lib/contract/hotel';
import type { Text } from '@/lib/domain/i18n/text';
import type { HotelContent } from './content';

/**
 * What a list of hotels shows of each. Stored apart from the content, so that a list reads a few hundred bytes a
 * hotel.
 */
export type HotelSummary = {
  title: Text;
  descr: Text | null;
  logo: string | null;
  /** Logos by language, where they differ from `logo`. */
  logos: Hotel['ext_data']['logos'];
  color: string | null;
  languages: readonly string[];
};

export const summaryOf = ({ hotel, languages }: Pick<HotelContent, 'hotel' | 'languages'>): HotelSummary => ({
  title: hotel.title,
  descr: hotel.descr,
  logo: hotel.logo,
  logos: hotel.ext_data.logos,
  color: hotel.color,
  languages,
});
