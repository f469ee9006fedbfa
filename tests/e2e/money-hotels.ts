import type { HotelFiles } from '@/tests/builders/platform/hotel-files';

type Dish = { id: number; title: string | Readonly<Record<string, string>>; price: number; tax?: string };

/** The section of the dishes. */
export const KITCHEN = 10;
/** The time zone of these hotels. */
export const ZONE = 'Europe/Madrid';

/** How guests of these hotels can pay. */
const PAYMENTS = [
  { id: 1, title: { en: 'Card online', ar: 'بالبطاقة عبر الإنترنت' }, ptype_id: 'online' },
  {
    id: 2,
    title: { en: 'Charge to my room', ar: 'على حساب غرفتي' },
    ptype_id: 'room',
    needs_room_proof: true,
  },
];

/**
 * Writes a hotel with a few dishes without options, whose guests pay online or charge their room. `fields`: of its
 * `hotel.json`, such as its currency.
 */
export function writeMoneyHotel(
  files: HotelFiles,
  code: string,
  { dishes, ...fields }: { dishes: readonly Dish[]; [field: string]: unknown },
): void {
  files.write(`${code}/hotel.json`, {
    title: `Hotel ${code}`,
    languages: ['en', 'ar'],
    currency: '€',
    seller: { name: `${code} Hotels Ltd`, address: '1 Harbour Road\nPort', tax_number: 'TAX-0001' },
    is_payment_property: true,
    is_room_number_property: true,
    limit_room: ['101', '102'],
    room_proof: 'for_charges',
    payments: PAYMENTS,
    ext_data: { timezone: ZONE },
    ...fields,
  });
  files.write(`${code}/sections/10-kitchen.json`, {
    id: KITCHEN,
    title: { en: 'Kitchen', ar: 'المطبخ' },
    products: dishes,
  });
}
