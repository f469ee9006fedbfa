/** `GET /service-worker.js`: the script of the service worker. */
export { handleServiceWorker as GET } from '@/lib/server/files/handle-offline';
