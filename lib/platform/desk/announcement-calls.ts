import { z } from 'zod';
import { pagedList, WHOLE_LIST } from '../staff-calls/paged-list';
import { announcement, announcementExtra } from './announcement-shapes';
import { deskCall } from './desk-call';
import { entityId, text } from './shapes';

/** By id. */
export const ANNOUNCEMENTS = pagedList('announcements', { key: z.int(), size: WHOLE_LIST, max: WHOLE_LIST });

export const LIST_ANNOUNCEMENTS = deskCall({
  id: 'listAnnouncements',
  action: 'announcements',
  method: 'GET',
  path: '/announcements',
  summary: 'Lists every announcement, those that guests do not see included, by their ids',
  query: z.object(ANNOUNCEMENTS.fields),
  responseType: 'page',
  response: z.array(announcement),
});

const LOCAL_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;
const localTime = z.string().regex(LOCAL_TIME, 'is no time').nullable().default(null);

/** The fields that staff edit. `ends_at` must follow `starts_at`. */
const announcementFields = {
  title: text.nullable().default(null),
  content: text.nullable().default(null).describe('Rich text'),
  extra: announcementExtra.prefault({}),
  starts_at: localTime.describe('YYYY-MM-DDTHH:MM at the hotel; null: at once'),
  ends_at: localTime.describe('YYYY-MM-DDTHH:MM at the hotel, after the start; null: until it is ended'),
};

const id = z.coerce.number<string>().pipe(entityId);

export const CREATE_ANNOUNCEMENT = deskCall({
  id: 'createAnnouncement',
  action: 'announcements',
  creates: true,
  method: 'POST',
  path: '/announcements',
  summary: 'Makes an announcement; guests see it once it is published',
  about:
    'It has a title, a content or a picture. Those of the hotel’s files have ids up to 1,000,000, these have ids above.',
  body: z.object({ ...announcementFields, published: z.boolean().default(false) }),
  needsBody: true,
  response: announcement,
  refusals: ['invalid'],
});

export const CHANGE_ANNOUNCEMENT = deskCall({
  id: 'changeAnnouncement',
  action: 'announcements',
  method: 'POST',
  path: '/announcements/{id}',
  summary: 'Replaces an announcement of staff; its new time makes it news for guests who have seen it',
  about: 'Those of the hotel’s files are changed in the files.',
  params: { id },
  body: z.object({
    ...announcementFields,
    updated_at: z
      .string()
      .nullable()
      .default(null)
      .describe('The updated_at that you have seen; refused as a conflict if it is another one. null: no check'),
  }),
  needsBody: true,
  response: announcement,
  refusals: ['not-found', 'invalid', 'conflict'],
});

export const UPLOAD_PICTURE = deskCall({
  id: 'uploadAnnouncementPicture',
  action: 'announcements',
  method: 'POST',
  path: '/announcements/pictures',
  summary: 'Stores a picture, which an announcement can name as its file',
  about: 'A JPEG, PNG, GIF or WebP of at most 10 MB, as the field file of a form.',
  body: z.object({ file: z.file() }),
  bodyType: 'multipart/form-data',
  response: z.object({ path: z.string().describe('Below /storage/') }),
  refusals: ['invalid'],
});

export const PUBLISH_ANNOUNCEMENT = deskCall({
  id: 'setAnnouncementState',
  action: 'announcements',
  method: 'POST',
  path: '/announcements/{id}/{action}',
  summary: 'Publishes an announcement, withdraws it, or ends it now',
  about:
    'A guest who has seen it is not shown it again: its time does not change. Publishing removes an end that has passed.',
  params: { id, action: z.enum(['publish', 'withdraw', 'end']) },
  response: announcement,
  refusals: ['not-found'],
});

/** The staff calls for announcements, as data (see desk-call.ts). */
export const ANNOUNCEMENT_CALLS = [
  LIST_ANNOUNCEMENTS,
  CREATE_ANNOUNCEMENT,
  UPLOAD_PICTURE,
  CHANGE_ANNOUNCEMENT,
  PUBLISH_ANNOUNCEMENT,
];
