import { LanguageButton } from '@/components/language/language-button';
import { HotelLogo } from '@/components/shell/hotel-logo';
import { PAGE_WIDTH } from '@/components/ui/page';
import type { WeatherView } from '@/lib/contract/views';
import { WeatherBadge } from './weather-badge';

/**
 * What stands at the top of a picture that fills the screen, in place of the standard header: name, language button and
 * weather. The end of the second row is free for the button that pauses the film. Rules: appearance/A9, pages/PG8.
 */
export function HeroHeader(props: { title: string; logo: string | null; weather: WeatherView | null }) {
  const { title, logo, weather } = props;
  return (
    <div className="bg-veil-down pb-10">
      <div className={PAGE_WIDTH}>
        <header className="flex min-h-18 items-center justify-between gap-3">
          <HotelLogo title={title} logo={logo} />
          <LanguageButton />
        </header>
        <div className="min-h-12 pe-14">{weather && <WeatherBadge weather={weather} />}</div>
      </div>
    </div>
  );
}
