import 'server-only';
import { z } from 'zod';
import { isPushHost } from '@/lib/domain/push/push-endpoint';
import { setting } from './env-fields';

const key = z.string().regex(/^[\w-]{40,100}$/, 'must be a key in base64url');

/** The settings of notifications to guests' phones. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: setting(key.optional()),
  VAPID_PRIVATE_KEY: setting(key.optional()),
  VAPID_SUBJECT: setting(
    z
      .string()
      .refine(
        (value) => /^(?:mailto:[^@\s]+@|https:\/\/)[^@\s]+$/.test(value) && URL.canParse(value),
        'must be like mailto:it@hotel.example or https://hotel.example',
      )
      .optional(),
  ),
  PUSH_HOSTS: setting(
    z
      .string()
      .default('')
      .transform((value) => value.split(',').flatMap((host) => host.trim() || []))
      .superRefine((hosts, context) => {
        for (const host of hosts)
          if (!isPushHost(host))
            context.addIssue({ code: 'custom', message: `${host} is no host, like push.example.com, and no origin` });
      }),
  ),
};

export type PushVariables = {
  /** null: the server generates both keys and stores them in the data folder. */
  publicKey: string | null;
  privateKey: string | null;
  subject: string;
  hosts: readonly string[];
};

/** Without a subject push services learn the sender of mails, else the domain. */
export const pushVariablesOf = (env: {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
  PUSH_HOSTS: readonly string[];
  MAIL_FROM?: string | undefined;
  ROOT_DOMAIN: string;
}): PushVariables => ({
  publicKey: env.VAPID_PUBLIC_KEY ?? null,
  privateKey: env.VAPID_PRIVATE_KEY ?? null,
  subject: env.VAPID_SUBJECT ?? `mailto:${env.MAIL_FROM ?? `operator@${env.ROOT_DOMAIN}`}`,
  hosts: env.PUSH_HOSTS,
});
