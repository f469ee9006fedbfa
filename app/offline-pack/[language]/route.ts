import { handleOfflinePack } from '@/lib/server/offline/handle-offline-pack';

/** `GET /offline-pack/{language}`: what the service worker keeps of the hotel. */
export const GET = async (request: Request, { params }: { params: Promise<{ language: string }> }) =>
  handleOfflinePack(request, (await params).language);
