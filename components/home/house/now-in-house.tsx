'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { CARD } from '@/components/ui/card';
import { PART_TITLE } from '@/components/ui/part-title';
import { RouterLink } from '@/components/ui/router-link';
import type { HouseView, PlacesView } from '@/lib/contract/house-view';
import { minutesFromMidnight, type PlaceNow, placesNow, placeText } from '@/lib/domain/hotel/places-now';
import { Fact } from './fact';
import { MOST_PLACES, splitFacts } from './house-layout';

/** What is open at the hotel's hour by the server's clock, and what opens next, with the Wi-Fi below. Rules: home/HM2, home/HM3. */
export function NowInHouse({ house }: { house: HouseView }) {
  const { words, places } = house;
  const { weekdays } = useHotel();
  const { date, minutes, time } = useHotelNow();
  if (places === null) return null;
  const now = minutesFromMidnight(places.date, { date, minutes });
  const spans = places.all.map((place) => place.spans);
  const { wifi } = splitFacts(house);
  const text = (place: PlaceNow) => placeText(place, { now, weekday: places.weekday, words: { ...words, weekdays } });
  return (
    <section aria-labelledby="now" className="desk:max-w-dialog">
      <div className={`${PART_TITLE} flex items-baseline justify-between gap-3`}>
        <h2 id="now">{words.now}</h2>
        <bdi className="text-base text-ink-2 tabular-nums" dir="ltr">
          {time}
        </bdi>
      </div>
      <div className={`${CARD} overflow-hidden`}>
        <ul className="grid grid-cols-2">
          {placesNow(spans, now, MOST_PLACES).map((place) => (
            <li
              key={place.index}
              className="min-w-0 border-line border-b odd:border-e last:odd:col-span-2 last:odd:border-e-0"
            >
              <Place place={places.all[place.index]} isOpen={place.isOpen} text={text(place)} />
            </li>
          ))}
        </ul>
        {wifi !== null && <Fact fact={wifi} words={words} />}
      </div>
    </section>
  );
}

type PlaceProps = { place: PlacesView['all'][number] | undefined; isOpen: boolean; text: string };

const PLACE = 'block px-4 py-2 text-ink pressed:bg-sunken focus-visible:-outline-offset-3';

/** The mark says for the eye what the words say: a disc is open, a circle is not. */
function Place({ place, isOpen, text }: PlaceProps) {
  const inside = (
    <>
      <strong className="block truncate font-medium">{place?.title}</strong>
      <small className={`flex items-center gap-2 text-sm tabular-nums ${isOpen ? 'text-success' : 'text-ink-2'}`}>
        <span className={`size-2.5 shrink-0 rounded-full border-2 border-current ${isOpen ? 'bg-current' : ''}`} />
        <span className="truncate">{text}</span>
      </small>
    </>
  );
  if (!place?.href) return <div className={PLACE}>{inside}</div>;
  return (
    <RouterLink className={PLACE} href={place.href}>
      {inside}
    </RouterLink>
  );
}
