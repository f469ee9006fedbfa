export { handleChannels as POST } from '@/lib/server/handle-channels';
