import { z } from 'zod';
import { hasText } from '@/lib/domain/i18n/text';
import { safeLink } from '@/lib/domain/security/safe-link';
import type { BotMessage, ChatContent } from '../content/chat-content';
import { maybeString, maybeText, picture, schedule, text } from './fields/fields';

/** An address that is safe to use in a link (security/SC1). */
export const link = maybeString.refine(
  (address) => address === null || safeLink(address) !== null,
  'an address like https://example.com, tel:+34…, mailto:… or /sections/10 is expected',
);

const buttonFile = z
  .strictObject({ title: text, msg_id: maybeString, link })
  .refine(({ msg_id, link: address }) => (msg_id === null) !== (address === null), 'either msg_id or link, not both');

const buttons = z.array(buttonFile).default([]);

const flowFile = z.strictObject({ id: z.string().min(1), text, picture, buttons });

/** The schema of `chat` in hotel.json. Rule: chat/CH8. */
export const chatFile = z
  .strictObject({
    greeting: maybeText,
    picture,
    buttons,
    flows: z.array(flowFile).default([]),
    /** The autopilot's answer to guests who wait for staff. */
    reply: maybeText,
    /** When staff answer, in the hotel's local time. */
    hours: schedule,
  })
  .nullable()
  .default(null);

type ChatFile = NonNullable<z.output<typeof chatFile>>;

export function chatContent({ greeting, picture: shown, buttons: below, flows, reply, hours }: ChatFile): ChatContent {
  const message: BotMessage | null = hasText(greeting) ? { text: greeting, picture: shown, buttons: below } : null;
  return { greeting: message, flows, reply, hours };
}

/** The schema of the voice assistant's system prompts. Rule: voice/V1. */
export const voicePromptsFile = z
  .array(z.strictObject({ role: z.string().min(1).default('system'), content: z.string().trim().min(1) }))
  .default([]);
