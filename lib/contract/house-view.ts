import type { AnnouncementPicture } from '@/lib/domain/announcements/announcement-picture';
import type { OpeningSpan } from '@/lib/domain/booking/opening-spans';
import type { DayPart } from '@/lib/domain/hotel/day-part';
import type { Id } from '@/lib/domain/id';
import type { WeatherView } from './views';

/**
 * What home says of the house, in one language, with its words, which no page carries: only what the hotel states. Texts are
 * plain. Rule: home/HM1.
 */
export type HouseView = {
  rings: readonly StoryView[];
  places: PlacesView | null;
  weather: WeatherView | null;
  today: readonly (StoryView & { text: string })[];
  facts: readonly FactView[];
  /** `named`: a greeting with places for itself and a name. A device may have kept a response without them. Rule: home/HM5. */
  greeting?: Readonly<Record<DayPart | 'named', string>>;
  /** What stands below the greeting for a guest who has proven a room; with a place for the room. Rule: home/HM7. */
  stay?: Readonly<Record<'room' | 'checkOut', string>>;
  words: Readonly<
    Record<'seen' | 'now' | 'until' | 'from' | 'on' | 'today' | 'more' | 'facts' | 'copied' | 'newTab', string>
  >;
};

/** An announcement that the guest opens. `seenKey`: where the device remembers that. */
export type StoryView = { id: Id; title: string; seenKey: string } & AnnouncementPicture;

/** Places with hours. `date`: the day from whose midnight on the spans count; `weekday`: its weekday, Sunday = 0. */
export type PlacesView = {
  date: string;
  weekday: number;
  all: readonly { title: string; href: string | null; spans: readonly OpeningSpan[] }[];
};

/** `action`: what its button does; null: it has none. */
export type FactView = {
  kind: 'wifi' | 'hours' | 'check-out' | 'phone' | 'map';
  title: string;
  text: string;
  action: { label: string; href: string } | { label: string; copy: string } | null;
};
