import 'server-only';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { readMarkAsRead, readNewMessage, readRegistration, readRestart } from '@/lib/contract/schema/chat-body';
import { type InFlight, inFlight } from '../limits/in-flight';
import { waitForGuest } from '../limits/limit-guest';
import { type Counted, waitFor } from '../limits/write-limits';
import { log } from '../log/log';
import { canonicalWith } from '../pages/canonical';
import { fileUrl } from '../pages/file-url';
import { settings } from '../settings/env';
import { platformChat } from '../upstream/platform-api';
import { platform } from '../upstream/platform-handle';
import { type Call, type CallContext, NOT_FOUND, withInput } from './api-call';
import { LARGEST_UPLOAD, readUpload, type UploadEnd } from './upload';

type ChatCall = (asked: CallContext, chatUuid: string) => Promise<Answer<unknown>>;

/**
 * A call about a chat names no hotel, so the chat's own hotel has to be the host's. The embedded platform knows it. Of
 * an upstream nobody can ask it: there a chat's uuid is a secret that only the guest's device was told, on the host
 * where the chat began, and whoever has it may use it.
 */
const ofTheHost =
  (call: ChatCall) =>
  async (asked: CallContext): Promise<Answer<unknown>> => {
    const chatUuid = asked.named.chat ?? '';
    const isElsewhere = settings().upstream === null && (await platform().hotelOfChat(chatUuid)) !== asked.hotel.code;
    return isElsewhere ? NOT_FOUND : call(asked, chatUuid);
  };

const canonical = () => canonicalWith(settings());

const startCall = (asked: CallContext): Promise<Answer<unknown>> =>
  withInput(
    asked,
    readRegistration(asked.body),
    (registration) => waitForGuest('starts', asked, registration.person_uuid),
    // The hotel by its uuid, however the call has named it.
    (registration) => platformChat(asked.guest).start({ ...registration, hotel_uuid: asked.hotel.uuid }),
  );

const chatCall: ChatCall = ({ query, guest }, chatUuid) =>
  platformChat(guest).chat(chatUuid, (query.get('person_uuid') ?? '').slice(0, 100));

const messagesCall: ChatCall = async ({ query, guest }, chatUuid) => {
  const last = (query.get('last-message-id') ?? '').slice(0, 100);
  // An empty one means all messages (chat/CH5).
  const messages = await platformChat(guest).messages(chatUuid, last === '' ? null : last);
  return messages.ok ? answered(canonical().messages(messages.value)) : messages;
};

const messageCall: ChatCall = async ({ named, guest }, chatUuid) => {
  const message = await platformChat(guest).message(chatUuid, named.message ?? '');
  return message.ok ? answered(canonical().message(message.value)) : message;
};

const counted =
  (what: Counted, { hotel }: CallContext, chatUuid: string) =>
  (): Promise<number | null> =>
    waitFor(what, hotel.code, chatUuid);

const sendCall: ChatCall = (asked, chatUuid) =>
  withInput(asked, readNewMessage(asked.body), counted('messages', asked, chatUuid), async (message) => {
    // Only a file of our own storage can be sent: whoever reads it taps on it.
    const file = 'extra' in message ? fileUrl(message.extra.file, settings().upstream) : null;
    if ('extra' in message && !file?.startsWith('/storage/')) return refused('invalid', { file: 'no uploaded file' });
    const sent = await platformChat(asked.guest).send(chatUuid, message);
    return sent.ok ? answered(canonical().message(sent.value)) : sent;
  });

/** The places of uploads under way, each of which holds a connection and a file on the disk. */
const PLACES = { each: 8, all: 32 };
/** Seconds: by then one of them has ended, or fallen silent. */
const PLACE_WAIT_SECONDS = 15;

const shared = globalThis as { hotelUploads?: InFlight };

const uploadCall: ChatCall = async (asked, chatUuid) => {
  const upload = readUpload(asked.request);
  if (!upload.ok) return refused(upload.kind);
  const wait =
    (await asked.countWrite()) ?? (await counted('uploads', asked, chatUuid)()) ?? (await weigh(asked, upload));
  if (wait !== null) return refused('too-many', {}, wait);
  shared.hotelUploads ??= inFlight(PLACES);
  const leave = shared.hotelUploads.enter(asked.guest);
  if (leave === null) return refused('too-many', {}, PLACE_WAIT_SECONDS);
  try {
    const file = await platformChat(asked.guest).upload(chatUuid, upload.form);
    return refusalOfEnd(upload.end(), asked.hotel.code) ?? file;
  } finally {
    leave();
  }
};

/** What a form that broke off is answered, whatever the platform has made of the part that it got. */
function refusalOfEnd(end: UploadEnd | null, hotel: string): Answer<never> | null {
  if (end === 'too-large') return refused('too-large');
  if (end === null || end === 'whole') return null;
  // Behind an upstream the transport has told the log already.
  if (settings().upstream === null) log().info({ hotel, end }, 'an upload broke off');
  return refused('unavailable');
}

/** Counts the bytes of an upload for its address: as many as it announces, else as many as there may be. */
const weigh = ({ hotel, guest }: CallContext, { form }: { form: { length: number | null } }): Promise<number | null> =>
  waitFor('uploadedKilobytes', hotel.code, guest, Math.ceil((form.length ?? LARGEST_UPLOAD) / 1024));

const restartCall: ChatCall = (asked, chatUuid) =>
  withInput(asked, readRestart(asked.body), counted('messages', asked, chatUuid), ({ lang }) =>
    platformChat(asked.guest).restart(chatUuid, lang),
  );

const markCall: ChatCall = (asked, chatUuid) =>
  withInput(asked, readMarkAsRead(asked.body), counted('marks', asked, chatUuid), (body) =>
    platformChat(asked.guest).markAsRead(chatUuid, body.person_uuid),
  );

/** A guest's chat with the hotel. Rule: platform-calls/W22. */
export const CHAT_CALLS: readonly Call[] = [
  { method: 'POST', path: 'public/chat/start', hotelIn: { body: 'hotel_uuid' }, answer: startCall },
  { method: 'GET', path: 'public/chat/:chat', answer: ofTheHost(chatCall) },
  { method: 'GET', path: 'public/chat/:chat/messages', answer: ofTheHost(messagesCall) },
  { method: 'GET', path: 'public/chat/:chat/messages/:message', answer: ofTheHost(messageCall) },
  { method: 'POST', path: 'public/chat/:chat/messages', answer: ofTheHost(sendCall) },
  { method: 'POST', path: 'public/chat/:chat/files', isUpload: true, answer: ofTheHost(uploadCall) },
  { method: 'POST', path: 'public/chat/:chat/restart', answer: ofTheHost(restartCall) },
  { method: 'POST', path: 'public/chat/:chat/mark-as-read', answer: ofTheHost(markCall) },
];
