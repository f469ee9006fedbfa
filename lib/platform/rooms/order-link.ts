import { z } from 'zod';
import { purposeKey } from '../purpose-key';
import { readSigned, signValue } from './signed';

/** A room's running stay, and the version of the printed code of the room. */
export type OrderLink = { room: string; stay: number; code: number };

const payload = z.tuple([z.string(), z.int().positive(), z.int().positive()]);

/**
 * The path of the link that proves a room for the rest of a stay, with which a guest's device gets the orders that were handed over.
 * Rule: telephone-orders/TO15.
 */
export const orderLinkPath = (deskToken: string, hotel: string, { room, stay, code }: OrderLink): string =>
  `/r/${signValue(purposeKey(deskToken, 'order-links', hotel), [room, stay, code])}`;

/** What the token of such a link names; null: it is none, not of this hotel, or was changed. It may be of an earlier stay. */
export function readOrderLink(deskToken: string, hotel: string, token: string): OrderLink | null {
  const read = payload.safeParse(readSigned(purposeKey(deskToken, 'order-links', hotel), token));
  if (!read.success) return null;
  const [room, stay, code] = read.data;
  return { room, stay, code };
}
