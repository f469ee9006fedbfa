/** `GET /desk-worker.js`: the script of the worker that shows notifications to staff. */
export { handleDeskWorker as GET } from '@/lib/server/files/handle-offline';
