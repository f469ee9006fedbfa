export { serviceWorkerDoor as GET } from '@/lib/server/offline-doors';
