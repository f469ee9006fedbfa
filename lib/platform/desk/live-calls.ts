import { z } from 'zod';
import { staffEvent } from '@/lib/contract/schema/live-event';
import { deskCall } from './desk-call';

const STREAM_EVENTS = deskCall({
  id: 'streamEvents',
  action: null,
  method: 'GET',
  path: '/events',
  summary: 'Streams the events of all the hotel’s orders, chats and its catalogue',
  about:
    'As server-sent events. After a break the stream goes on after the event in Last-Event-ID. An event named ping without content comes every 15 seconds.',
  headers: z.object({
    'Last-Event-ID': z
      .string()
      .regex(/^\d{1,15}$/)
      .optional()
      .describe('The id of the last event that was read; without it only new ones come'),
  }),
  response: staffEvent,
  responseType: 'events',
});

/** The staff call that streams, as data (see desk-call.ts). The server around the platform answers it. */
export const LIVE_CALLS = [STREAM_EVENTS];
