'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { RouterLink } from '@/components/ui/router-link';
import { hasAlternateLogo } from '@/lib/device/startup-values';
import { usePersistedValue } from '@/lib/device/use-persisted-value';

/** The hotel's logo and name as a link to home. The alternative logo stands for it in a visit that came by `send-url`. */
export function HotelLogo({ title, logo }: { title: string; logo: string | null }) {
  const { alternateLogo } = useHotel();
  const isAlternate = usePersistedValue(hasAlternateLogo, false);
  const shown = (isAlternate ? alternateLogo : null) ?? logo;
  return (
    <RouterLink
      className="inline-flex min-h-target min-w-0 items-center gap-3 font-medium text-ink text-lg tracking-tight on-picture:text-white blue:text-on-brand pressed:opacity-60"
      href="/home"
    >
      {shown && (
        <img
          className="h-10 w-8.5 shrink-0 object-contain"
          src={shown}
          alt=""
          width={34}
          height={40}
          fetchPriority="high"
        />
      )}
      <span className="line-clamp-2">{title}</span>
    </RouterLink>
  );
}
