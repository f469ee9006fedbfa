export { channels as POST } from '@/lib/server/channels';
