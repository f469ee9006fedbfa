export { handleChannels as POST } from '@/lib/server/api/handle-channels';
