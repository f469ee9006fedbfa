'use client';

import { useTranslations } from '@/components/hotel/hotel-context';

const OPTION =
  'grid min-h-target cursor-pointer place-items-center rounded-sm px-2 text-center text-ink-2 text-sm transition-[background-color] duration-fast has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-md has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:chosen forced-colors:has-focus-visible:outline-system-highlight';

/** Asks whether the writer stays at the hotel. Rule: chat/CH14. */
export function GuestToggle(props: { isHotelGuest: boolean; onChange: (isHotelGuest: boolean) => void }) {
  const t = useTranslations();
  const choices = [
    { label: t('i_am_hotel_guest'), isGuest: true },
    { label: t('not_a_hotel_guest'), isGuest: false },
  ];
  return (
    <fieldset className="grid grid-cols-2 rounded-md bg-sunken p-1 forced-colors:border">
      <legend className="sr-only">{t('chat_guest_question')}</legend>
      {choices.map(({ label, isGuest }) => (
        <label key={label} className={OPTION}>
          <input
            type="radio"
            name="chat-guest"
            className="sr-only"
            checked={props.isHotelGuest === isGuest}
            onChange={() => props.onChange(isGuest)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
