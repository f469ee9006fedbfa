import { z } from 'zod';
import { deskCall } from './desk-call';
import { announcement, announcementExtra, entityId, text } from './shapes';

export const LIST_ANNOUNCEMENTS = deskCall({
  method: 'GET',
  path: '/announcements',
  summary: 'Lists every announcement, those that guests do not see included',
  answer: z.array(announcement),
});

export const MAKE_ANNOUNCEMENT = deskCall({
  method: 'POST',
  path: '/announcements',
  summary: 'Makes an announcement; guests see it once it is published',
  about:
    'It has a title, a content or a picture. Those of the hotel’s files have ids up to 1,000,000, these have ids above.',
  body: z.object({
    title: text.nullable().default(null),
    content: text.nullable().default(null).describe('Rich text'),
    extra: announcementExtra.prefault({}),
    published: z.boolean().default(false),
  }),
  answer: announcement,
  refusals: ['invalid'],
});

export const PUBLISH_ANNOUNCEMENT = deskCall({
  method: 'POST',
  path: '/announcements/{id}/{action}',
  summary: 'Publishes an announcement, or withdraws it',
  about: 'A guest who has seen it is not shown it again: its time does not change.',
  params: { id: z.coerce.number<string>().pipe(entityId), action: z.enum(['publish', 'withdraw']) },
  answer: announcement,
  refusals: ['not-found'],
});

/** The staff calls for announcements, as data (see desk-call.ts). */
export const ANNOUNCEMENT_CALLS = [LIST_ANNOUNCEMENTS, MAKE_ANNOUNCEMENT, PUBLISH_ANNOUNCEMENT];
