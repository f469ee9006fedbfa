import { RouterLink } from '@/components/ui/router-link';
import type { HotelView } from '@/lib/contract/views';

export type LogoHotel = Pick<HotelView, 'title' | 'logo' | 'alternateLogo'>;

const PICTURE = 'h-10 w-8.5 shrink-0 object-contain';

/**
 * The hotel's logo and name as a link to home. The alternative logo stands for it in a visit that came by `send-url`:
 * `applyStartup` marks the document, and a picture that is not displayed is not requested. Rule: startup/ST5.
 */
export function HotelLogo({ hotel }: { hotel: LogoHotel }) {
  const { title, logo, alternateLogo } = hotel;
  return (
    <RouterLink
      className="inline-flex min-h-target min-w-target wider:max-w-75 items-center gap-3 font-medium text-ink text-lg tracking-tight on-picture:text-white blue:text-on-brand blue:dark:text-ink pressed:opacity-60"
      href="/home"
    >
      {logo && (
        <img
          className={alternateLogo === null ? PICTURE : `${PICTURE} alternate-logo:hidden`}
          src={logo}
          alt=""
          width={34}
          height={40}
          fetchPriority="high"
        />
      )}
      {alternateLogo && (
        <img
          className={`${PICTURE} hidden alternate-logo:block`}
          src={alternateLogo}
          alt=""
          width={34}
          height={40}
          loading="lazy"
        />
      )}
      <span className="line-clamp-2">{title}</span>
    </RouterLink>
  );
}
