import { handleBookable } from '@/lib/server/catalogue/handle-bookable';

/** `GET /catalogue/bookable`: whether the hotel has something that can be booked. */
export const GET = (request: Request) => handleBookable(request);
