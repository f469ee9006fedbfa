export { handleOfflinePage as GET } from '@/lib/server/handle-offline';
