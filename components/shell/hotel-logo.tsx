import Link from 'next/link';

/** Picture and name of the hotel, on the way home. */
export function HotelLogo({ title, logo }: { title: string; logo: string | null }) {
  return (
    <Link className="logo" href="/home" prefetch={false}>
      {logo && <img src={logo} alt="" width={34} height={40} fetchPriority="high" />}
      <span>{title}</span>
    </Link>
  );
}
