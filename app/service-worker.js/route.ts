export { handleServiceWorker as GET } from '@/lib/server/files/handle-offline';
