import { z } from 'zod';
import { goal } from '@/lib/contract/schema/goal';
import { liveEvent } from '@/lib/contract/schema/live-event';
import { endedSubscription, newSubscription, renewedSubscription } from '@/lib/contract/schema/push-body';
import { voicePrompt, voiceToken } from '@/lib/contract/schema/voice';
import { streamRequest } from '../stream-request';
import { acknowledged, EXAMPLE_UUID, guestCall, hotel, hotelKey } from './guest-call';

/** The gateway sets the hotel of the host where a body does not name it: a service worker does not know it. */
const ofHost = { hotel_uuid: true } as const;

const ENDPOINT = 'https://push.example/device';
const SUBSCRIPTION = { endpoint: ENDPOINT, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };

/** The calls of notifications to guests' phones. */
export const DESCRIBED_PUSH_CALLS = [
  guestCall({
    id: 'readPushKey',
    summary: 'Reads the key with which a browser subscribes to notifications',
    params: { hotel },
    response: z.string().nullable().describe('null: the hotel notifies nobody'),
  }),
  guestCall({
    id: 'subscribe',
    summary: 'Lets a device be notified about the orders and the chat of a person',
    body: newSubscription.partial(ofHost),
    example: { person_uuid: EXAMPLE_UUID, language: 'en', subscription: SUBSCRIPTION },
    response: acknowledged,
    limits: ['subscriptions'],
  }),
  guestCall({
    id: 'endSubscription',
    summary: 'Ends the notifications of a device',
    about: 'Succeeds also when there are none.',
    body: endedSubscription.partial(ofHost),
    example: { endpoint: ENDPOINT },
    response: acknowledged,
    limits: ['subscriptions'],
  }),
  guestCall({
    id: 'renewSubscription',
    summary: 'Replaces the subscription that a browser has changed',
    body: renewedSubscription.partial(ofHost),
    example: { old_endpoint: ENDPOINT, subscription: SUBSCRIPTION },
    response: acknowledged,
    limits: ['subscriptions'],
  }),
];

/** The calls of the voice assistant. */
export const DESCRIBED_VOICE_CALLS = [
  guestCall({
    id: 'listVoicePrompts',
    summary: 'Lists the system prompts of the voice assistant, often none',
    params: { hotel },
    response: z.array(voicePrompt),
    responseFields: { success: z.literal(true) },
  }),
  guestCall({
    id: 'readVoiceToken',
    summary: 'Reads a token for one session of the voice assistant',
    about: 'Not found where the operator has set up no voice.',
    response: voiceToken,
    limits: ['voice'],
  }),
];

/** The calls beside those of a hotel. */
export const DESCRIBED_OTHER_CALLS = [
  guestCall({
    id: 'streamEvents',
    server: '/',
    summary: 'Streams the events of orders and chats, and of the catalogue',
    about:
      'As server-sent events, on the host itself and not below /api/v1. At least one uuid or content is needed. An event named ping without content comes every 15 seconds. Not found behind an upstream, where clients poll.',
    body: streamRequest,
    example: { orders: [EXAMPLE_UUID] },
    response: liveEvent,
    responseType: 'events',
    limits: ['reads'],
  }),
  guestCall({
    id: 'countGoal',
    summary: 'Tells the operator’s own analytics that a guest has reached a goal',
    about: 'Not found where the operator has none.',
    body: goal.extend({ hotel_uuid: hotelKey }),
    example: { goal: 'cart finish' },
    response: z.null(),
    limits: ['goals'],
  }),
  guestCall({
    id: 'showPdf',
    summary: 'Shows a page around a PDF of the hotel, with a way back',
    query: z.object({
      file: z.string().describe('Its path under /storage/'),
      'back-url': z.string().optional().describe('A path of the same host; left out, the home page'),
    }),
    response: z.string(),
    responseType: 'html',
  }),
];
