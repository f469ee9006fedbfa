import 'server-only';
import type { HeroView, HotelView, WeatherView } from '@/lib/contract/views';
import type { Weather } from '@/lib/contract/weather';
import { temperatureText, weatherIcon } from '@/lib/domain/hotel/weather';
import { textIn } from '@/lib/domain/i18n/text';
import { hotelResponse, weatherResponse } from '../upstream/cached-api';
import { withinTime } from './within-time';

/** Milliseconds that a page waits for the weather: it is decoration, and a later page shows it. */
const WEATHER_WAIT = 400;

/** What a home that fills the screen shows behind and above its words. */
export async function loadHero(view: HotelView): Promise<HeroView> {
  const response = await hotelResponse(view.code);
  if (!response.ok) return { film: null, poster: null, weather: null };
  const { hotel } = response.value;
  const { webm = null, mp4 = null, poster = null } = hotel.ext_data.video ?? {};
  const weather = await withinTime(weatherResponse(hotel), WEATHER_WAIT);
  return {
    film: webm === null && mp4 === null ? null : { webm, mp4 },
    poster: poster ?? hotel.banners.find(({ image }) => image !== null)?.image ?? null,
    weather: weather?.ok === true && weather.value !== null ? weatherView(weather.value, view) : null,
  };
}

/** The weather in the guest's language; null when it has no words and no number. Rules: appearance/A11, platform-calls/W6. */
export function weatherView(
  { temp, description, icon }: Weather,
  { language, locale }: Pick<HotelView, 'language' | 'locale'>,
): WeatherView | null {
  const temperature = temperatureText(temp, locale);
  const text = textIn(description, language);
  if (temperature === '' && text === '') return null;
  // An address has a slash, a name has none (lib/server/upstream/sanitise-responses.ts).
  const isPicture = icon?.includes('/') ?? false;
  return {
    temperature,
    text,
    picture: isPicture ? icon : null,
    icon: icon === null || isPicture ? null : weatherIcon(icon),
  };
}
