import { hkdfSync } from 'node:crypto';

/** What a derived key is for. Each signs one kind of thing, so that one key can be replaced without the others. */
export type KeyPurpose =
  | 'desk-sessions'
  | 'known-browsers'
  | 'order-links'
  | 'pins'
  | 'printers'
  | 'receipts'
  | 'room-codes'
  | 'room-passes'
  | 'sign-in-tries'
  | 'stay-codes';

/** Raised to replace the keys of a purpose: everything signed by an older version is refused from then on. */
const VERSIONS: Readonly<Record<KeyPurpose, number>> = {
  'desk-sessions': 1,
  'known-browsers': 1,
  'order-links': 1,
  pins: 1,
  printers: 1,
  receipts: 1,
  'room-codes': 1,
  'room-passes': 1,
  'sign-in-tries': 1,
  'stay-codes': 1,
};

/**
 * A key of 256 bits for one purpose at one hotel, derived from the operator's `DESK_TOKEN`. Nothing about the staff key or
 * another hotel's key follows from it. Rule: rooms/RM3.
 */
export const purposeKey = (deskToken: string, purpose: KeyPurpose, hotel: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', deskToken, '', `${purpose} v${VERSIONS[purpose]} ${hotel}`, 32));
