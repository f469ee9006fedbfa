export { handleOfflinePage as GET } from '@/lib/server/files/handle-offline';
