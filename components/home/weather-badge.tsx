import type { WeatherView } from '@/lib/contract/views';
import { HeroIcon } from './hero-icon';

/** The weather at the hotel, on a picture. Rule: appearance/A11. */
export function WeatherBadge({ weather }: { weather: WeatherView }) {
  const { temperature, text, picture, icon } = weather;
  return (
    <p className="flex min-h-12 w-fit max-w-full items-center gap-2.5 rounded-full bg-veil py-1.5 ps-2.5 pe-4 leading-none">
      {picture !== null && (
        <img
          className="size-8.5 shrink-0 object-contain"
          src={picture}
          alt=""
          width={34}
          height={34}
          referrerPolicy="no-referrer"
        />
      )}
      {icon !== null && <HeroIcon name={icon} className="size-7" />}
      <span className="min-w-0">
        {temperature !== '' && (
          <bdi dir="auto" className="block font-medium leading-compact">
            {temperature}
          </bdi>
        )}
        {text !== '' && <span className="line-clamp-2 text-xs">{text}</span>}
      </span>
    </p>
  );
}
