import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '@/lib/domain/chat/message-length';
import { deskCall } from './desk-call';
import { language } from './shapes';

/** Texts of one call. */
const MAX_TEXTS = 20;

/** In UTF-16 units, of which a character has one or two. */
const MAX_LENGTH = 2 * MAX_MESSAGE_LENGTH;

export const TRANSLATE_TEXTS = deskCall({
  id: 'translateTexts',
  action: 'read-orders',
  method: 'POST',
  path: '/translations',
  summary: 'Translates texts by machine',
  about:
    'By the service that the operator has set up (`translates` of the settings). Nothing of it is stored. At most 600 calls of a hotel a minute.',
  body: z.object({
    texts: z.array(z.string().max(MAX_LENGTH)).min(1).max(MAX_TEXTS),
    from: language.describe('The language of the texts'),
    to: language,
  }),
  response: z.object({
    texts: z
      .array(z.string().nullable())
      .describe('In the order of the texts; null: not translated, as where there is no service or it does not answer'),
  }),
  refusals: ['invalid', 'too-many'],
});

/** The staff call for translations, as data (see desk-call.ts). */
export const TRANSLATION_CALLS = [TRANSLATE_TEXTS];
