import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';

export const RUSSIAN = 'Правила переписки с отелем';
export const ENGLISH = 'Rules for writing to the hotel';

/** The hotels of these journeys: a plain one, one for each variation, one without a chat. All have the default bar. */
export function writeHotels(files: HotelFiles): void {
  const write = (code: string, id: number, change: (hotel: Record<string, unknown>) => void = () => undefined) => {
    writeHotel(files, { code, id, languages: ['en', 'ru', 'ar', 'de'], factor: 1 });
    files.change(`${code}/hotel.json`, (hotel) => {
      delete hotel.navigation;
      hotel.public_info = { chat_disclaimer: { ru: `<p>${RUSSIAN}</p>`, en: `<p>${ENGLISH}</p>` } };
      (hotel.chat as { greeting: Record<string, string> }).greeting.ar = 'أهلًا بكم';
      change(hotel);
    });
  };
  const vary = (variations: object) => (hotel: Record<string, unknown>) => {
    Object.assign(hotel.ext_data as object, { variations });
  };
  write('plain', 1);
  write('full', 2, vary({ chatFullName: true }));
  write('chain', 3, vary({ chatAsksHotel: true }));
  write('named', 4, vary({ chatRoomLabel: { en: 'Room name' }, chatNote: { en: 'Call 9 from your room.' } }));
  write('silent', 5, (hotel) => {
    hotel.is_active_chat = false;
  });
}
