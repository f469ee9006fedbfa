/** `GET /offline`: the page that the service worker shows while offline. */
export { handleOfflinePage as GET } from '@/lib/server/files/handle-offline';
