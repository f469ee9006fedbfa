import 'server-only';
import type { NewChatMessage } from '@/lib/contract/chat';
import { type ApiResponse, isDefinite, refused, succeeded } from '@/lib/contract/refusals';
import { readChatPerson, readNewMessage, readRegistration, readRestart } from '@/lib/contract/schema/chat-body';
import type { LimitName } from '../limits/limit-sizes';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { settings } from '../settings/env';
import { topicsOf } from '../upstream/cached-api';
import { platformChat } from '../upstream/platform-api';
import { platform } from '../upstream/platform-handle';
import { responseSanitiser } from '../upstream/sanitise-responses';
import { type Call, type CallContext, NOT_FOUND, withInput } from './api-call';
import { consumeGuestLimit } from './limit-guest';
import { MAX_UPLOAD_BYTES, readUpload, type UploadEnd } from './upload';
import { enterUpload, RETRY_UPLOAD_SECONDS } from './upload-places';
import { acceptedReference, forBrowser, type UploadedTo } from './upload-reference';

type ChatCall = (context: CallContext, chatUuid: string) => Promise<ApiResponse<unknown>>;

/**
 * Restricts a chat call to the host's hotel, because the call names only the chat. The embedded platform knows the
 * hotel of each chat. An upstream has no call for that; there the chat's uuid is a secret that only the guest's device
 * knows, on the host where the chat began.
 */
const forHostsHotel =
  (call: ChatCall) =>
  async (context: CallContext): Promise<ApiResponse<unknown>> => {
    const chatUuid = context.params.chat ?? '';
    const isOtherHotel =
      settings().upstream === null && (await platform().hotelOfChat(chatUuid)) !== context.hotel.code;
    return isOtherHotel ? NOT_FOUND : call(context, chatUuid);
  };

const sanitiser = () => responseSanitiser(settings());

const startCall = (context: CallContext): Promise<ApiResponse<unknown>> =>
  withInput(
    context,
    readRegistration(context.body),
    (registration) => consumeGuestLimit('starts', context, registration.person_uuid),
    // Always the hotel's uuid, although the call may name the hotel by code or id.
    (registration) => platformChat(context.clientIp).start({ ...registration, hotel_uuid: context.hotel.uuid }),
  );

const chatCall: ChatCall = ({ query, clientIp }, chatUuid) =>
  platformChat(clientIp).chat(chatUuid, (query.get('person_uuid') ?? '').slice(0, 100));

const messagesCall: ChatCall = async ({ query, clientIp }, chatUuid) => {
  const last = (query.get('last-message-id') ?? '').slice(0, 100);
  const newest = /^[1-9]\d{0,2}$/.test(query.get('newest') ?? '') ? Number(query.get('newest')) : null;
  const chat = platformChat(clientIp);
  // An empty last id means all messages (chat/CH5).
  const messages =
    newest !== null && last === ''
      ? await chat.newestMessages(chatUuid, newest)
      : await chat.messages(chatUuid, last === '' ? null : last);
  return messages.ok ? succeeded(sanitiser().messages(messages.value)) : messages;
};

const messageCall: ChatCall = async ({ params, clientIp }, chatUuid) => {
  const message = await platformChat(clientIp).message(chatUuid, params.message ?? '');
  return message.ok ? succeeded(sanitiser().message(message.value)) : message;
};

const limitByChat =
  (limit: LimitName, { hotel }: CallContext, chatUuid: string) =>
  (): Promise<number | null> =>
    consumeLimit(limit, hotel.code, chatUuid);

const sendCall: ChatCall = (context, chatUuid) =>
  withInput(context, readNewMessage(context.body), limitByChat('messages', context, chatUuid), async (message) => {
    const accepted = withAcceptedFile(message, { hotel: context.hotel.code, chat: chatUuid });
    if (accepted === null) return refused('invalid', { file: 'no uploaded file' });
    const sent = await platformChat(context.clientIp).send(chatUuid, accepted);
    return sent.ok ? succeeded(sanitiser().message(sent.value)) : sent;
  });

/** null: the message names a file that no upload of this chat was answered with. */
function withAcceptedFile(message: NewChatMessage, uploadedTo: UploadedTo): NewChatMessage | null {
  if (!('extra' in message)) return message;
  const file = acceptedReference(message.extra.file, uploadedTo);
  return file === null ? null : { ...message, extra: { file } };
}

const uploadCall: ChatCall = async (context, chatUuid) => {
  const upload = readUpload(context.request);
  if (!upload.ok) return refused(upload.kind);
  const wait =
    (await context.countWrite()) ??
    (await limitByChat('uploads', context, chatUuid)()) ??
    (await limitBytes(context, upload));
  if (wait !== null) return refused('too-many', {}, wait);
  const release = enterUpload(context.clientIp);
  if (release === null) return refused('too-many', {}, RETRY_UPLOAD_SECONDS);
  try {
    const file = await platformChat(context.clientIp).upload(chatUuid, upload.form);
    const refusal = refuseIncomplete(upload.end(), context.hotel.code);
    if (refusal !== null || !file.ok) return refusal ?? file;
    const shown = forBrowser(file.value, { hotel: context.hotel.code, chat: chatUuid });
    return shown === null ? refused('unavailable') : succeeded(shown);
  } finally {
    release();
  }
};

/**
 * The refusal of a form that ended early, whatever the platform responded to the received part; null: the form is
 * complete.
 */
function refuseIncomplete(end: UploadEnd | null, hotel: string): ApiResponse<never> | null {
  if (end === 'too-large') return refused('too-large');
  if (end === null || end === 'complete') return null;
  // Behind an upstream, the transport has already logged the failure.
  if (settings().upstream === null) log().info({ hotel, end }, 'an upload broke off');
  return refused('unavailable');
}

/** Counts an upload's kilobytes for the client's address: the declared length, or the maximum without one. */
const limitBytes = (
  { hotel, clientIp }: CallContext,
  { form }: { form: { length: number | null } },
): Promise<number | null> =>
  consumeLimit('uploadedKilobytes', hotel.code, clientIp, Math.ceil((form.length ?? MAX_UPLOAD_BYTES) / 1024));

const restartCall: ChatCall = (context, chatUuid) =>
  withInput(context, readRestart(context.body), limitByChat('messages', context, chatUuid), ({ lang }) =>
    platformChat(context.clientIp).restart(chatUuid, lang),
  );

const markCall: ChatCall = (context, chatUuid) =>
  withInput(context, readChatPerson(context.body), limitByChat('marks', context, chatUuid), (body) =>
    platformChat(context.clientIp).markAsRead(chatUuid, body.person_uuid),
  );

/** A platform that does not know the call is no error of the guest: the device has left the chat by itself. */
const leaveCall: ChatCall = (context, chatUuid) =>
  withInput(context, readChatPerson(context.body), limitByChat('marks', context, chatUuid), async (body) => {
    const left = await platformChat(context.clientIp).leave(chatUuid, body.person_uuid);
    return !left.ok && isDefinite(left.refusal) ? succeeded({ status: 'ok' }) : left;
  });

/** null while nothing is known, which also holds for every failure: the chat works without it. */
const chatAnswerTimeCall = async ({ hotel, clientIp }: CallContext): Promise<ApiResponse<unknown>> => {
  const known = await platformChat(clientIp).answerTime(hotel.uuid);
  return succeeded(known.ok ? known.value : null);
};

/** None when nothing is known, which also holds for every failure. */
const topicsCall = async ({ hotel }: CallContext): Promise<ApiResponse<unknown>> => succeeded(await topicsOf(hotel));

/** The calls of the chat. Rule: platform-calls/W22. */
export const API_CHAT_CALLS: readonly Call[] = [
  { id: 'startChat', hotelIn: { body: 'hotel_uuid' }, handle: startCall },
  { id: 'readAnswerTime', handle: chatAnswerTimeCall },
  { id: 'readTopics', handle: topicsCall },
  { id: 'readChat', handle: forHostsHotel(chatCall) },
  { id: 'listChatMessages', handle: forHostsHotel(messagesCall) },
  { id: 'readChatMessage', handle: forHostsHotel(messageCall) },
  { id: 'sendChatMessage', handle: forHostsHotel(sendCall) },
  { id: 'uploadChatFile', isUpload: true, handle: forHostsHotel(uploadCall) },
  { id: 'restartChat', handle: forHostsHotel(restartCall) },
  { id: 'markChatAsRead', handle: forHostsHotel(markCall) },
  { id: 'leaveChat', handle: forHostsHotel(leaveCall) },
];
