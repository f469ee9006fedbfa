'use client';

import { useHotel } from '@/components/hotel/hotel-context';

/** The head of a receipt: the hotel's logo, if it has one, and its name. */
export function HotelName() {
  const { title, logo } = useHotel();
  return (
    <p className="flex max-w-full items-center gap-3 font-medium text-lg">
      {logo && <img className="h-10 w-8.5 shrink-0 object-contain" src={logo} alt="" width={34} height={40} />}
      <bdi>{title}</bdi>
    </p>
  );
}
