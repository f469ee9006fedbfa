import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { Db } from '../../database/database';
import { findInvitation, markInvitationUsed } from '../../stores/staff/invitations';
import { personById, type StaffPerson } from '../../stores/staff/persons';
import { activatePerson } from '../../stores/staff/signing-persons';

/** A link that can be used, and whom it invites. */
export type OpenInvitation = { tokenHash: string; person: StaffPerson };

/** Why a link cannot be used: the field of its refusal, for which the page has a sentence. */
const ended = (why: 'used' | 'expired' | 'withdrawn') => refused('invalid', { [why]: 'is no longer open' });

/** The invitation of a link; refused when it was used, has expired or was withdrawn. `now`: ISO time. Rule: staff/SP21. */
export async function openInvitation(
  db: Db,
  hotel: string,
  tokenHash: string,
  now: string,
): Promise<ApiResponse<OpenInvitation>> {
  const invitation = await findInvitation(db, hotel, tokenHash);
  if (invitation === null) return refused('not-found');
  const person = await personById(db, hotel, invitation.person);
  if (person === null || person.state === 'removed') return ended('withdrawn');
  if (invitation.used_at !== null) return ended('used');
  if (invitation.expires_at <= now) return ended('expired');
  return succeeded({ tokenHash, person });
}

/**
 * Uses a link and makes its person active, within a transaction that stores by what the person signs in; false: another call
 * has used it, or the person was removed meanwhile, and nothing may be stored. Rule: staff/SP21.
 */
export const takeInvitation = async (
  db: Db,
  hotel: string,
  { tokenHash, person }: OpenInvitation,
  now: string,
): Promise<boolean> =>
  (await markInvitationUsed(db, hotel, tokenHash, now)) && (await activatePerson(db, hotel, person.id));

/** The refusal of who has lost the race of two calls with one link. */
export const usedMeanwhile = () => ended('used');
