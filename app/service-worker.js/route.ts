export { handleServiceWorker as GET } from '@/lib/server/handle-offline';
