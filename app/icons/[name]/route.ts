/** `GET /icons/{name}.png`: the icons of the host's hotel. */
export { handleIcon as GET } from '@/lib/server/crawlers/handle-icon';
