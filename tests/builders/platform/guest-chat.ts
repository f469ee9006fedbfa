import type { ChatMessage, ChatRegistration, StartedChat } from '@/lib/contract/chat';
import type { HotelCode, PlatformResponse, TestPlatform } from './embedded-platform';

/** A guest's chat on the test's platform. */
export type GuestChat = {
  uuid: string;
  person: string;
  /** Posts a message; the fields of `more` are added to the body. */
  say(content: string, more?: Record<string, unknown>): Promise<PlatformResponse>;
  /** All messages, or those after an id. */
  messages(after?: number | ''): Promise<readonly ChatMessage[]>;
  upload(name: string, bytes: Uint8Array<ArrayBuffer> | string): Promise<PlatformResponse>;
};

export async function hotelUuidOf(platform: TestPlatform, code: HotelCode): Promise<string> {
  const response = await platform.get(`/api/v1/hotels/${code}`);
  return (response.body.data as { hotel: { uuid: string } }).hotel.uuid;
}

export const registrationOf = async (
  platform: TestPlatform,
  code: HotelCode,
  changes: Partial<ChatRegistration> = {},
): Promise<ChatRegistration> => ({
  name: 'Ada',
  room_number: '101',
  hotel_uuid: await hotelUuidOf(platform, code),
  lang: 'en',
  person_uuid: null,
  is_hotel_guest: true,
  phone: '',
  ...changes,
});

export async function chatAt(
  platform: TestPlatform,
  code: HotelCode,
  changes: Partial<ChatRegistration> = {},
): Promise<GuestChat> {
  const response = await platform.post('/api/v1/public/chat/start', await registrationOf(platform, code, changes));
  if (response.status !== 200) throw new Error(`refused: ${JSON.stringify(response.body)}`);
  const { uuid, initiator } = response.body.data as StartedChat;
  return chatOf(platform, uuid, initiator.uuid);
}

/** A chat by the two uuids that its guest's device stores. */
export function chatOf(platform: TestPlatform, uuid: string, person: string): GuestChat {
  const path = `/api/v1/public/chat/${uuid}`;
  return {
    uuid,
    person,
    say: (content, more = {}) =>
      platform.post(`${path}/messages`, { content, person_uuid: person, lang: 'en', ...more }),
    messages: async (after = '') =>
      (await platform.get(`${path}/messages?last-message-id=${after}`)).body.data as ChatMessage[],
    upload: (name, bytes) => {
      const form = new FormData();
      form.append('file', new Blob([bytes]), name);
      return platform.send(new Request(`http://inside${path}/files`, { method: 'POST', body: form }));
    },
  };
}

export const messageIn = (response: PlatformResponse) => response.body.data as ChatMessage;
