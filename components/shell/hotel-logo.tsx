import { RouterLink } from '@/components/ui/router-link';

/** The hotel's logo and name as a link to home. */
export function HotelLogo({ title, logo }: { title: string; logo: string | null }) {
  return (
    <RouterLink
      className="inline-flex min-h-target min-w-0 items-center gap-3 font-medium text-ink text-lg tracking-tight on-picture:text-white blue:text-on-brand pressed:opacity-60"
      href="/home"
    >
      {logo && (
        <img
          className="h-10 w-8.5 shrink-0 object-contain"
          src={logo}
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
