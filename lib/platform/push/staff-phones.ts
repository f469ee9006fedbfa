import { addSeconds } from 'date-fns';
import type { Acknowledged } from '@/lib/contract/call';
import type { BrowserSubscription } from '@/lib/contract/push/push';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { SignalKind } from '@/lib/domain/desk/alarm';
import type { PlatformContext } from '../context';
import { SESSION_SECONDS } from '../staff/signed-session';
import type { HotelKey } from '../stores/hotels';
import { deleteEndedStaffPhones, deleteStaffPhone, saveStaffPhone, staffPhones } from '../stores/staff-phones';
import { isUsableSubscription } from './subscribe';

/** Phones of one hotel's staff; each change of an order is sent to every one of them. */
const MAX_PHONES = 100;

/** Lets a phone of staff be notified for as long as a session lasts. Rule: desk/DE90. */
export async function notifyStaffPhone(
  context: PlatformContext,
  { code }: HotelKey,
  phone: {
    subscription: BrowserSubscription;
    language: string;
    kinds: readonly SignalKind[];
    name: string | null;
    /** The person whose phone it is; null: called with the hotel's key. */
    person: string | null;
  },
): Promise<ApiResponse<Acknowledged>> {
  const { subscription, ...rest } = phone;
  if (!isUsableSubscription(context, subscription)) {
    return refused('invalid', { subscription: 'is none of a push service' });
  }
  const { db } = context.database;
  const at = context.now();
  const now = at.toISOString();
  await deleteEndedStaffPhones(db, code, now);
  const { endpoint, keys } = subscription;
  const others = (await staffPhones(db, code, now)).filter((each) => each.endpoint !== endpoint);
  if (others.length >= MAX_PHONES) return refused('invalid', { subscription: `at most ${MAX_PHONES} phones` });
  const expires_at = addSeconds(at, SESSION_SECONDS).toISOString();
  await saveStaffPhone(db, code, { id: context.uuid(), endpoint, ...keys, ...rest, created_at: now, expires_at });
  return succeeded({ status: 'ok' });
}

export async function forgetStaffPhone(
  context: PlatformContext,
  { code }: HotelKey,
  endpoint: string,
): Promise<ApiResponse<Acknowledged>> {
  await deleteStaffPhone(context.database.db, code, endpoint);
  return succeeded({ status: 'ok' });
}
