import 'server-only';
import type { Announcement } from '@/lib/contract/announcement';
import type { Section } from '@/lib/contract/catalogue';
import type { House } from '@/lib/contract/house';
import type { FactView, HouseView, PlacesView, StoryView } from '@/lib/contract/house-view';
import type { Weather } from '@/lib/contract/weather';
import { announcementPicture } from '@/lib/domain/announcements/announcement-picture';
import { isForEveryone, isOnToday, seenKey } from '@/lib/domain/announcements/eligibility';
import { openingSpans } from '@/lib/domain/booking/opening-spans';
import { workingHours } from '@/lib/domain/booking/schedule';
import { hoursWorthShowing } from '@/lib/domain/booking/working-hours';
import type { DayPart } from '@/lib/domain/hotel/day-part';
import type { LanguageTag } from '@/lib/domain/i18n/language';
import { plainText } from '@/lib/domain/i18n/plain-text';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { sectionHref } from '@/lib/domain/navigation/links';
import { telephoneLink } from '@/lib/domain/navigation/telephone-link';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { interpolate } from '@/lib/words/message-key';
import { weatherView } from './load-hero';
import type { ViewContext } from './views';

/** What is on today is one thing, or two. */
const MOST_CARDS = 2;
const MOST_RINGS = 8;
/** More places than home shows at a time, so that it knows what comes later. */
const MOST_PLACES = 12;
/** A device may keep what it has read for some days. */
const DAYS_AHEAD = 3;

export type HouseData = {
  sections: readonly Section[];
  announcements: readonly Announcement[];
  weather: Weather | null;
};

/** Builds what home says of the house. Rules: announcements/AN18, announcements/AN19, home/HM1, home/HM2. */
export function houseView(context: ViewContext, data: HouseData, locale: LanguageTag): HouseView {
  const { language, messages, now } = context;
  const forEveryone = data.announcements.filter(isForEveryone);
  return {
    rings: forEveryone
      .filter(({ extra }) => extra.ring !== null)
      .slice(0, MOST_RINGS)
      .map((each) => ({ ...storyView(each, language), title: textIn(each.extra.ring, language) })),
    places: placesView(context, data.sections),
    weather: data.weather && weatherView(data.weather, { language, locale }),
    today: forEveryone
      .filter((each) => isOnToday(each, now.date))
      .slice(0, MOST_CARDS)
      .map((each) => ({ ...storyView(each, language), text: plainText(textIn(each.content, language)) })),
    facts: houseFacts(context),
    greeting: { ...greetings(messages), named: messages.greeting_name },
    stay: { room: messages.room_line, checkOut: messages.check_out_time },
    words: {
      seen: messages.story_seen,
      now: messages.now_in_house,
      until: messages.open_until,
      from: messages.opens_at,
      on: messages.opens_on,
      today: messages.today_in_house,
      more: messages.read_more,
      facts: messages.good_to_know,
      copied: messages.copied_text,
      newTab: messages.opens_in_new_tab,
    },
  };
}

/** How guests are greeted in each part of the day. Rule: home/HM5. */
export const greetings = (messages: ViewContext['messages']): Readonly<Record<DayPart, string>> => ({
  morning: messages.good_morning,
  afternoon: messages.good_afternoon,
  evening: messages.good_evening,
});

const storyView = (announcement: Announcement, language: string): StoryView => ({
  id: announcement.id,
  title: textIn(announcement.title, language),
  ...announcementPicture(announcement.extra, language),
  seenKey: seenKey(announcement),
});

/** Without a time zone the server cannot tell what is open (hours/H12), and nothing is said. */
function placesView({ hotel, language, now }: ViewContext, sections: readonly Section[]): PlacesView | null {
  if (hotel.ext_data.timezone === null) return null;
  const own = (hotel.ext_data.house?.hours ?? []).map(({ title, days }) => ({ title, days, href: null }));
  const ofSections = sections.map((section) => {
    const { href, external } = sectionHref(section);
    return { title: section.title, days: section.schedule?.days ?? [], href: external ? null : href };
  });
  const all = [...own, ...ofSections]
    .filter(({ days }) => days.length > 0 && hoursWorthShowing(workingHours({ days }, now)) !== null)
    .slice(0, MOST_PLACES)
    .map(({ title, days, href }) => ({
      title: textIn(title, language),
      href,
      spans: openingSpans(days, now.date, DAYS_AHEAD),
    }));
  return all.length === 0 ? null : { date: now.date, weekday: now.weekday, all };
}

/** What is good to know of the house, in the order in which guests ask for it: only what the hotel states. Rules: home/HM1, home/HM6. */
export function houseFacts(context: ViewContext): readonly FactView[] {
  const { language, messages } = context;
  const { house } = context.hotel.ext_data;
  if (house === null) return [];
  const { wifi, hours, check_out, stay_longer, phones, map } = house;
  const facts: FactView[] = [];
  if (wifi !== null) facts.push(wifiFact(wifi, messages));
  for (const { title, place, days } of hours) {
    const parts = [textIn(place, language), todaysHours(context, days)].filter((part) => part !== '');
    facts.push({ kind: 'hours', title: textIn(title, language), text: parts.join(' · '), action: null });
  }
  if (check_out !== null) {
    const text = interpolate(messages.open_until, { time: isolateNumber(check_out.slice(0, 5)) });
    const action = stay_longer === null ? null : { label: messages.stay_longer, href: stay_longer };
    facts.push({ kind: 'check-out', title: messages.check_out_time, text, action });
  }
  for (const { title, note, number } of phones) {
    const href = telephoneLink(number);
    facts.push({
      kind: 'phone',
      title: textIn(title, language),
      text: textIn(note, language) || isolateNumber(number),
      action: href === null ? null : { label: messages.call, href },
    });
  }
  if (map !== null) {
    const action = { label: messages.open_map, href: map.link };
    facts.push({ kind: 'map', title: textIn(map.address, language), text: '', action });
  }
  return facts;
}

function wifiFact({ name, password }: NonNullable<House['wifi']>, messages: ViewContext['messages']): FactView {
  const title = `Wi-Fi ${name}`;
  if (password === null) return { kind: 'wifi', title, text: '', action: null };
  const text = `${messages.wifi_password} ${isolateNumber(password)}`;
  return { kind: 'wifi', title, text, action: { label: messages.copy_text, copy: password } };
}

function todaysHours({ now }: ViewContext, days: readonly ScheduleDay[]): string {
  const hours = workingHours({ days }, now);
  return hours === null || hours.from === null ? '' : isolateNumber(`${hours.from} – ${hours.to}`);
}
