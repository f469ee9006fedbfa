/** `POST /channels`: the live event stream of orders, chats and the catalogue. */
export { handleChannels as POST } from '@/lib/server/api/handle-channels';
