import { LanguageButton } from '@/components/language/language-button';
import { HotelLogo, type LogoHotel } from '@/components/shell/hotel-logo';
import { PAGE_WIDTH } from '@/components/ui/page';
import type { WeatherView } from '@/lib/contract/views';
import { WeatherBadge } from './weather-badge';

/**
 * What stands at the top of a picture that fills the screen, in place of the standard header: name, language button and
 * weather. The end of the second row is free for the button that pauses the film. Rules: appearance/A9, pages/PG8.
 */
export function HeroHeader({ hotel, weather }: { hotel: LogoHotel; weather: WeatherView | null }) {
  return (
    <div className="bg-veil-down pb-10">
      <div className={PAGE_WIDTH}>
        <header className="flex min-h-18 items-center justify-between gap-3">
          <HotelLogo hotel={hotel} />
          <LanguageButton />
        </header>
        <div className="min-h-12 pe-14">{weather && <WeatherBadge weather={weather} />}</div>
      </div>
    </div>
  );
}
