/** `GET /previews/…`: the images of link previews. */
export { handlePreviewImage as GET } from '@/lib/server/crawlers/handle-preview-image';
