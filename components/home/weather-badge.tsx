import { Icon, type IconShape } from '@/components/ui/icon';
import { cloudIcon } from '@/components/ui/icons/cloud';
import { cloudDrizzleIcon } from '@/components/ui/icons/cloud-drizzle';
import { cloudFogIcon } from '@/components/ui/icons/cloud-fog';
import { cloudLightningIcon } from '@/components/ui/icons/cloud-lightning';
import { cloudMoonIcon } from '@/components/ui/icons/cloud-moon';
import { cloudRainIcon } from '@/components/ui/icons/cloud-rain';
import { cloudSnowIcon } from '@/components/ui/icons/cloud-snow';
import { cloudSunIcon } from '@/components/ui/icons/cloud-sun';
import { moonIcon } from '@/components/ui/icons/moon';
import { sunIcon } from '@/components/ui/icons/sun';
import { windIcon } from '@/components/ui/icons/wind';
import type { WeatherView } from '@/lib/contract/views';
import type { WeatherIcon } from '@/lib/domain/hotel/weather';

const ICONS: Readonly<Record<WeatherIcon, IconShape>> = {
  sun: sunIcon,
  moon: moonIcon,
  'cloud-sun': cloudSunIcon,
  'cloud-moon': cloudMoonIcon,
  cloud: cloudIcon,
  'cloud-drizzle': cloudDrizzleIcon,
  'cloud-rain': cloudRainIcon,
  'cloud-snow': cloudSnowIcon,
  'cloud-lightning': cloudLightningIcon,
  'cloud-fog': cloudFogIcon,
  wind: windIcon,
};

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
      {icon !== null && <Icon shape={ICONS[icon]} size="lg" />}
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

/** The weather in a header: short, and in full for screen readers. Rule: appearance/A11. */
export function SkyBadge({ weather }: { weather: WeatherView }) {
  const { temperature, text, picture, icon } = weather;
  return (
    <span className="flex items-center gap-1.5 text-sm">
      {picture !== null && (
        <img className="size-6" src={picture} alt="" width={24} height={24} referrerPolicy="no-referrer" />
      )}
      {icon !== null && <Icon shape={ICONS[icon]} size="sm" />}
      <bdi dir="auto">{temperature}</bdi>
      <span className="sr-only">{text}</span>
    </span>
  );
}
