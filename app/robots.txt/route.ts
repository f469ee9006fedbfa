/** `GET /robots.txt`: what crawlers may read on this host. */
export { handleRobots as GET } from '@/lib/server/crawlers/handle-robots';
