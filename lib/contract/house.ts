import type { Text } from '@/lib/domain/i18n/text';
import type { ScheduleDay } from '@/lib/domain/schedule-day';

/** Something in the house with hours and no section of its own, such as breakfast. */
type HouseHours = { title: Text; place: Text | null; days: readonly ScheduleDay[] };
/** A number that guests may need, such as that of the reception. `note`: for example when somebody answers. */
type HousePhone = { title: Text; note: Text | null; number: string };

/**
 * What guests want to know of the house; what the hotel does not state is null or empty. Everybody who opens the hotel's
 * address can read it. A field of this project. Rule: home/HM1.
 */
export type House = {
  /** Whether home shows the weather also on templates that do not ask for it by themselves (appearance/A11). */
  weather: boolean;
  wifi: { name: string; password: string | null } | null;
  hours: readonly HouseHours[];
  /** HH:MM:SS, until when guests leave their room. */
  check_out: string | null;
  /** The path of what a guest orders to stay longer, such as that of a late check-out. */
  stay_longer: string | null;
  phones: readonly HousePhone[];
  /** `link`: an address of a map. */
  map: { address: Text; link: string } | null;
};
