import { z } from 'zod';
import { staffSubscription } from '@/lib/contract/schema/push-body';
import { SIGNAL_KINDS } from '@/lib/domain/desk/alarm';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { deskCall } from './desk-call';
import { language, ok } from './shapes';

export const NOTIFY_PHONE = deskCall({
  id: 'notifyPhone',
  action: 'read-orders',
  method: 'POST',
  path: '/phones',
  summary: 'Lets a phone of staff be notified for 12 hours',
  about:
    'By web push, with the number of the order and without anything of its guest. Made again with the same subscription, the 12 hours begin anew.',
  body: z.object({
    subscription: staffSubscription.describe('As the browser hands it out for push_key of the settings'),
    language,
    kinds: z
      .array(z.enum(SIGNAL_KINDS))
      .default([...SIGNAL_KINDS])
      .describe('Of what the phone hears'),
    name: z.string().overwrite(trimTyped).min(1).max(60).nullable().default(null),
  }),
  response: ok,
  refusals: ['invalid', 'not-found'],
});

export const FORGET_PHONE = deskCall({
  id: 'forgetPhone',
  action: 'read-orders',
  method: 'POST',
  path: '/phones/end',
  summary: 'Notifies a phone of staff no longer',
  body: z.object({ endpoint: z.string().min(1).max(1000).describe('That of the subscription') }),
  response: ok,
  refusals: ['invalid'],
});

/** The staff calls for phones that are notified, as data (see desk-call.ts). */
export const PHONE_CALLS = [NOTIFY_PHONE, FORGET_PHONE];
