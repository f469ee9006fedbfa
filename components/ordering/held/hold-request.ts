import type { Translate } from '@/components/hotel/hotel-context';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { waitingProducts } from '@/lib/domain/orders/waiting-order';
import type { OrderSender } from '../order-sender';
import type { BuildRequest, SendOutcome } from '../send-order';
import { holdOrder } from './hold-order';
import { showUndo } from './undo-toast';

/** Holds a request, closes its form and offers to undo. Rule: sending/SE23. */
export async function holdRequest(
  sender: OrderSender,
  buildRequest: BuildRequest,
  { hotel, t }: { hotel: HotelView; t: Translate },
): Promise<SendOutcome | null> {
  const outcome = await sender.begin((tools) => holdOrder(tools, buildRequest));
  if (outcome?.kind !== 'held') return outcome;
  const room = outcome.intent.body.order.room_number;
  const products = waitingProducts(outcome.intent, hotel.language);
  closeOverlays();
  showUndo(outcome, {
    sender,
    t,
    what: [products, room && t('room_line', { room })].filter(Boolean).join(' · '),
  });
  return outcome;
}
