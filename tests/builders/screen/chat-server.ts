import type { ChatMessage } from '@/lib/contract/chat';
import type { FakeNetwork } from '../browser/fake-network';
import { hotelView } from './hotel-view';

/** The uuids of the chat and of its guest. */
export const CHAT = 'chat-1';
export const PERSON = 'person-1';

const GUEST_ID = 3;

/** A message as the platform sends it: of the reception, unless it says otherwise. */
export const sentMessage = (parts: Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'content'>): ChatMessage => ({
  uuid: null,
  lang: null,
  initiator_id: 4,
  initiator: { name: 'Marta' },
  created_at: '2026-06-18T17:30:00Z',
  extra: { file: null, pictures: [], buttons: [] },
  ...parts,
});

/**
 * A platform with one chat, behind a fake network. `write` adds a message of the hotel, which a live event must announce.
 * While `refuses` is true, it refuses the guest's messages.
 */
export function chatServer(network: FakeNetwork) {
  const messages: ChatMessage[] = [];
  const server = { refuses: false, write: (message: ChatMessage) => void messages.push(message) };
  const { uuid: hotel } = hotelView();
  const after = ({ url }: Request) => Number(new URL(url).searchParams.get('last-message-id') ?? 0);
  const post = async (request: Request) => {
    if (server.refuses) return Response.json({ message: 'refused', errors: { file: ['refused'] } }, { status: 422 });
    const { content, uuid } = await request.json();
    const message = sentMessage({ id: messages.length + 1, content, uuid, initiator_id: GUEST_ID, initiator: null });
    messages.push(message);
    return { data: message };
  };
  network.respondTo(`GET /api/v1/public/hotels/${hotel}/chat-answer-time`, { data: null });
  network.respondTo(`GET /api/v1/public/hotels/${hotel}/chat-topics`, { data: [] });
  network.respondTo('POST /api/v1/public/chat/start', { data: { uuid: CHAT, initiator: { uuid: PERSON } } });
  network.respondTo(`GET /api/v1/public/chat/${CHAT}`, { data: { uuid: CHAT, initiator_id: GUEST_ID } });
  network.respondTo(`GET /api/v1/public/chat/${CHAT}/messages`, (request: Request) => ({
    data: messages.filter(({ id }) => Number(id) > after(request)),
  }));
  network.respondTo(`POST /api/v1/public/chat/${CHAT}/messages`, post);
  network.respondTo(`POST /api/v1/public/chat/${CHAT}/mark-as-read`, { data: {} });
  return server;
}
