// Begins a guest's chat on a served app, and fills it with messages through the platform's own calls.
import { ask } from '../../../scripts/parts/serve-built-app.mjs';

/** Messages that are posted at the same time. */
const AT_ONCE = 20;

/**
 * @typedef {{ port: number, host: string }} At
 * @typedef {{ uuid: string, person: string, language?: string }} Seeded the two uuids that the guest's device stores, and the
 *   language in which the guest uses the app
 */

/** @param {At} at @param {string} path @param {unknown} [body] */
async function call(at, path, body) {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await ask({ ...at, path: `/api/v1${path}`, ...(body === undefined ? {} : sent) });
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}: ${response.body}`);
  return JSON.parse(response.body.toString('utf8')).data;
}

/**
 * Begins a chat at a hotel. The server must run without rate limits when many messages follow.
 *
 * @param {At} at
 * @param {string} code
 * @param {string} [language]
 * @returns {Promise<Seeded>}
 */
export async function beginChat(at, code, language = 'en') {
  const { hotel } = await call(at, `/hotels/${code}`);
  const started = await call(at, '/public/chat/start', {
    name: 'Ada',
    room_number: '101',
    hotel_uuid: hotel.uuid,
    lang: language,
    person_uuid: null,
    is_hotel_guest: true,
    phone: '',
  });
  return { uuid: started.uuid, person: started.initiator.uuid, language };
}

/**
 * Posts a message of the guest.
 *
 * @param {At} at
 * @param {Seeded} chat
 * @param {string} content
 */
export const say = (at, { uuid, person, language = 'en' }, content) =>
  call(at, `/public/chat/${uuid}/messages`, { content, person_uuid: person, lang: language });

/**
 * Posts messages of one to four lines.
 *
 * @param {At} at
 * @param {Seeded} chat
 * @param {number} count
 */
export async function sayMuch(at, chat, count) {
  for (let first = 1; first <= count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, index) => first + index);
    await Promise.all(
      numbers.map((number) => say(at, chat, `Message ${number}. ${'Words of a usual length. '.repeat(number % 4)}`)),
    );
  }
}
