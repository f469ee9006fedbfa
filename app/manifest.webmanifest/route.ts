/** `GET /manifest.webmanifest`: what a phone needs to put the hotel on its home screen. */
export { handleManifest as GET } from '@/lib/server/crawlers/handle-manifest';
