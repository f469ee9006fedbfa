import { z } from 'zod';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import type { PersonExport } from '../personal-data/desk-persons';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import type { StoredPerson } from '../stores/persons';
import { deskCall } from './desk-call';
import { message, order, time, uuid } from './shapes';

const person = z
  .object({
    uuid: z.string(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    room_number: z.string().nullable(),
    created_at: time,
    updated_at: time.describe('When they last ordered or began a chat'),
  })
  .meta({ id: 'Person' }) satisfies z.ZodType<StoredPerson>;

const personExport = z
  .object({
    person,
    orders: z.array(order),
    consents: z
      .array(
        z.object({
          order_uuid: z.string(),
          kind: z.string(),
          language: z.string(),
          text_hash: z.string().describe('SHA-256 of the words that were agreed to'),
          given_at: time,
        }),
      )
      .describe('What they agreed to with their orders'),
    chats: z.array(
      z.object({
        uuid: z.string(),
        language: z.string(),
        room_number: z.string().nullable(),
        phone: z.string().nullable(),
        is_hotel_guest: z.boolean(),
        created_at: time,
        updated_at: time,
        messages: z.array(message),
        files: z.array(z.object({ path: z.string(), size: z.int(), created_at: time })),
      }),
    ),
    lottery_entries: z
      .array(
        z.object({
          uuid: z.string(),
          section_id: z.int(),
          name: z.string(),
          room_number: z.string(),
          created_at: time,
        }),
      )
      .describe('Their entries in draws'),
    push_subscriptions: z
      .array(z.object({ endpoint: z.string(), language: z.string(), created_at: time, expires_at: time }))
      .describe('The phones that they let be notified; endpoint: their address at the browser’s push service'),
  })
  .meta({ id: 'PersonExport' }) satisfies z.ZodType<PersonExport>;

/** By when they were last there and the uuid. */
export const PERSONS = pagedList('persons', { key: z.tuple([KEY_TEXT, KEY_TEXT]), size: 50, max: 200 });

export const FIND_PERSONS = deskCall({
  id: 'findPersons',
  action: 'guest-data',
  method: 'GET',
  path: '/persons',
  summary: 'Finds persons by a room or a part of a phone',
  about:
    'As they gave it in any order or chat: a whole room, in any case, or at least four digits of a phone. The last seen first.',
  query: z.object({ ...PERSONS.fields, find: z.string().overwrite(trimTyped).min(1).max(100) }),
  responseType: 'page',
  response: z.array(person),
});

export const SEARCH_PERSONS = deskCall({
  id: 'searchPersons',
  action: 'guest-data',
  method: 'POST',
  path: '/persons/search',
  summary: 'Finds persons like findPersons, without what is personal in the address',
  query: z.object(PERSONS.fields),
  body: z.object({ find: z.string().overwrite(trimTyped).min(1).max(100) }),
  responseType: 'page',
  response: z.array(person),
  refusals: ['invalid'],
});

export const EXPORT_PERSON = deskCall({
  id: 'exportPerson',
  action: 'guest-data',
  method: 'GET',
  path: '/persons/{uuid}',
  summary: 'Gives everything that the hotel keeps of a person',
  about: 'Their uuid stands with each of their orders, chats and entries in draws, as person_uuid.',
  params: { uuid },
  response: personExport,
  refusals: ['not-found'],
});

export const DELETE_PERSON = deskCall({
  id: 'deletePerson',
  action: 'guest-data',
  method: 'POST',
  path: '/persons/{uuid}/delete',
  summary: 'Deletes what is personal of a person',
  about:
    'Their orders are anonymised: products and sums stay. Their chats are deleted with the files, their entries in draws and their subscriptions to notifications. Refused with the field orders while one of their orders is neither done nor cancelled nor expired.',
  params: { uuid },
  response: z.object({
    orders: z.int(),
    chats: z.int(),
    files: z.int(),
    lottery_entries: z.int(),
    push_subscriptions: z.int(),
  }),
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for personal data of guests, as data (see desk-call.ts). */
export const PERSON_CALLS = [FIND_PERSONS, SEARCH_PERSONS, EXPORT_PERSON, DELETE_PERSON];
