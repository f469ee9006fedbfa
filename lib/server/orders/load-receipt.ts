import 'server-only';
import { cache } from 'react';
import { momentInWords } from '@/lib/domain/i18n/relative-time';
import { formatAmount } from '@/lib/domain/money/money';
import { finalSumOf } from '@/lib/domain/money/order-amounts';
import { log } from '../log/log';
import { found, type Loaded, missing, unavailable } from '../pages/loaded';
import { loadHotel } from '../pages/loaders';
import { platformReceipts } from '../upstream/platform-api';

/** What the hotel confirms, in the guest's language. `total`, `date`: formatted as the hotel writes them. */
type ReceiptView = { num: string; total: string; date: string };

/**
 * Asks the platform about the code of a receipt; "missing": not one of this hotel. `tenant`: the host's hotel, as the
 * middleware has set it. Rule: orders/OR35.
 */
export const loadReceipt: (tenant: string, code: string) => Promise<Loaded<ReceiptView>> = cache(
  async (tenant, code) => {
    const hotel = await loadHotel(tenant);
    if (hotel.state !== 'found') return hotel;
    try {
      const receipt = await platformReceipts().confirm(tenant, code);
      if (!receipt.ok) return receipt.refusal.kind === 'not-found' ? missing : unavailable;
      const { view } = hotel.value;
      const { num, created_at } = receipt.value;
      const total = formatAmount(finalSumOf(receipt.value), view, view.language);
      return found({ num, total, date: momentInWords(created_at, view) });
    } catch (error) {
      log().error({ err: error }, 'a receipt could not be checked');
      return unavailable;
    }
  },
);
