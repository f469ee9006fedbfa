import 'server-only';
import { z } from 'zod';
import { CAPTURE_TIMES, type CaptureTime } from '@/lib/domain/payments/money-step';
import { isOrigin, setting } from './env-fields';

/** A key that may move money: a secret one, or a restricted one. Nothing of it stands in an error. */
export const stripeSecretKey = z
  .string()
  .regex(/^(?:sk|rk)_(?:test|live)_[A-Za-z0-9_]{8,}$/, 'must be a secret or restricted key of Stripe (sk_… or rk_…)');

export const stripeWebhookSecret = z
  .string()
  .regex(/^whsec_[\w+/=-]{16,}$/, 'must be secrets of endpoints for webhooks at Stripe (whsec_…)');

export const captureTime = z.enum(CAPTURE_TIMES, `must be ${CAPTURE_TIMES.join(' or ')}`);

/** The settings of payments online. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: setting(stripeSecretKey.optional()),
  STRIPE_WEBHOOK_SECRETS: setting(
    z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((secret) => secret.trim() || []))
      .pipe(z.array(stripeWebhookSecret)),
  ),
  STRIPE_API_URL: setting(
    z
      .string()
      .refine(isOrigin, 'must be an origin, like https://api.stripe.com, without a path')
      .transform((value) => new URL(value).origin)
      .optional(),
  ),
  PAYMENT_CAPTURE: setting(captureTime.optional()),
  PAYMENTS_FILE: setting(z.string().optional()),
};

export type PaymentSettings = {
  /** The account of hotels without one of their own; null: they have none. */
  secretKey: string | null;
  webhookSecrets: readonly string[];
  /** The origin of another server than Stripe's; null: Stripe's. */
  apiUrl: string | null;
  /** When money is taken; null: on_accept by Stripe, at_once at the demonstration page. */
  capture: CaptureTime | null;
  /** Path of a file of accounts by hotel code; null: none. */
  file: string | null;
};

export const paymentSettingsOf = (env: {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRETS: readonly string[];
  STRIPE_API_URL?: string | undefined;
  PAYMENT_CAPTURE?: CaptureTime | undefined;
  PAYMENTS_FILE?: string | undefined;
}): PaymentSettings => ({
  secretKey: env.STRIPE_SECRET_KEY ?? null,
  webhookSecrets: env.STRIPE_WEBHOOK_SECRETS,
  apiUrl: env.STRIPE_API_URL ?? null,
  capture: env.PAYMENT_CAPTURE ?? null,
  file: env.PAYMENTS_FILE ?? null,
});
