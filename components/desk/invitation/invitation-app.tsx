'use client';

import { type DeskHotel, DeskProvider } from '../desk-context';
import { InvitationScreen } from './invitation-screen';

/**
 * The page of an invitation. It contains nothing of the invitation, whose token stands in the fragment of the address, which
 * no server receives. Rule: staff/SP41.
 */
export function InvitationApp({ hotel }: { hotel: DeskHotel }) {
  return (
    <DeskProvider hotel={hotel}>
      <InvitationScreen />
    </DeskProvider>
  );
}
