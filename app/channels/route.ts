/** `POST /channels`: the live event stream of orders and chats. */
export { handleChannels as POST } from '@/lib/server/api/handle-channels';
