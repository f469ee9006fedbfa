export { channels as GET } from '@/lib/server/channels';
