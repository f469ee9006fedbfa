import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { textIn } from '@/lib/domain/i18n/text';
import { csvText } from '@/lib/domain/text/csv';
import type { DeskTranslate } from '../../desk-context';
import type { RoomCharge } from './bills-api';

/** How the texts of the file are written. `amount`: a decimal with the digits of the currency. */
type Writer = { t: DeskTranslate; language: string; timezone: string | null; amount(sum: number): string };

/** Charges as a file for spreadsheets and for the hotel's own system, one row each, in the given order. Rule: rooms/RM19. */
export function chargesCsv(charges: readonly RoomCharge[], writer: Writer): string {
  const { t, timezone, amount } = writer;
  const heads = [t('room'), t('bill_stay'), t('bill_order'), t('day'), t('bill_time'), t('guest_side')];
  return csvText([
    [...heads, t('bill_what'), t('bill_amount'), t('bill_proof')],
    ...charges.map((charge) => {
      const { date, time } = hotelNow(timezone, new Date(charge.ordered_at));
      return [
        ...[charge.room, charge.stay, charge.num, date, time, charge.guest_name],
        ...[chargeText(charge, writer), amount(charge.amount), t(PROOF_WORDS[charge.room_proof])],
      ];
    }),
  ]);
}

export const PROOF_WORDS = { code: 'proven_by_code', digits: 'proven_by_digits', none: 'room_not_proven' } as const;

/** What a charge is for, such as "2× Soup, 1× Wine" or "Tip". */
export function chargeText({ kind, products }: RoomCharge, { t, language }: Pick<Writer, 't' | 'language'>): string {
  const dishes = products.map(({ quantity, title }) => `${quantity}× ${textIn(title, language)}`).join(', ');
  if (kind === 'tip') return t('tip');
  return kind === 'back' ? `${t('charge_back')}: ${dishes}` : dishes;
}
