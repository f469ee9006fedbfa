/** `GET /sitemap.xml`: the pages of the host's hotel. */
export { handleSitemap as GET } from '@/lib/server/crawlers/handle-sitemap';
