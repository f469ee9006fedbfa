export { offlineDoor as GET } from '@/lib/server/offline-doors';
