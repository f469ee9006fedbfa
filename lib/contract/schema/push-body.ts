import { z } from 'zod';
import type { BrowserSubscription, EndedSubscription, NewSubscription, RenewedSubscription } from '../push/push';
import { type Input, readInput } from './input';

const endpoint = z.string().min(1).max(1_000);
const hotelUuid = z.string().min(1).max(100);

/** Base64url of a number of bytes, with or without padding. */
const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .transform((value) => value.replace(/=+$/, ''))
    .refine((value) => /^[\w-]*$/.test(value) && value.length === Math.ceil((count * 4) / 3), 'is no key');

const keys = { p256dh: bytes(65), auth: bytes(16) };

const browserSubscription: z.ZodType<BrowserSubscription> = z.object({ endpoint, keys: z.object(keys) });

/** What a desk sends of it, without any other field. */
export const staffSubscription = z.strictObject({ endpoint, keys: z.strictObject(keys) });

export const newSubscription = z.object({
  hotel_uuid: hotelUuid,
  person_uuid: z.guid().toLowerCase(),
  language: z.string().regex(/^[a-z]{2,3}$/),
  subscription: browserSubscription,
});

export const endedSubscription = z.object({ hotel_uuid: hotelUuid, endpoint });

export const renewedSubscription = z.object({
  hotel_uuid: hotelUuid,
  old_endpoint: endpoint,
  subscription: browserSubscription,
});

/** Validates the body of a subscription. Never throws. Rule: platform-calls/W30. */
export const readNewSubscription = (body: unknown): Input<NewSubscription> =>
  readInput(newSubscription, body, 'subscription');

export const readEndedSubscription = (body: unknown): Input<EndedSubscription> =>
  readInput(endedSubscription, body, 'subscription');

export const readRenewedSubscription = (body: unknown): Input<RenewedSubscription> =>
  readInput(renewedSubscription, body, 'subscription');
