import { createHmac } from 'node:crypto';
import { purposeKey } from '../../purpose-key';
import { hashPassword, isPassword } from './password-hash';

type Pin = { hotel: string; person: string; pin: string };

/**
 * What of a PIN is hashed: there are so few PINs that a hash alone hides none, so that the operator's key, which is in no
 * backup of the store, is part of it.
 */
const keyed = (deskToken: string, { hotel, person, pin }: Pin): string =>
  createHmac('sha256', purposeKey(deskToken, 'pins', hotel))
    .update(`${person} ${pin}`)
    .digest('base64url');

export const hashPin = (deskToken: string, pin: Pin): Promise<string> => hashPassword(keyed(deskToken, pin));

/** Whether a PIN is the one of a stored hash, in constant time; null: the person has none, which takes as long. */
export const isPin = (deskToken: string, pin: Pin, stored: string | null): Promise<boolean> =>
  isPassword(keyed(deskToken, pin), stored);
