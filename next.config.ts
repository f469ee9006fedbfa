import type { NextConfig } from 'next';

const cached = (sources: readonly string[], value: string) =>
  sources.map((source) => ({ source, headers: [{ key: 'Cache-Control', value }] }));

const config: NextConfig = {
  // Title, description, Open Graph and icons stand in <head> for every client, not for known crawlers alone.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Types are a step of their own (`npm run types`): a start from a fresh clone need not wait for the tests' types.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // Pictures are plain <img>; a server that scales whatever it is asked to would only be work for strangers to order.
  images: { unoptimized: true },
  // These run in Node alone; bundling them would only make them slower to start.
  serverExternalPackages: ['pg', 'pino', 'kysely', 'sanitize-html'],
  // The folders are named for what is in them. Asked for anew on the next page, a font would come too late to be shown.
  headers: async () => [
    ...cached(['/fonts/:version/:file', '/pdf/:version/:folder/:file'], 'public, max-age=31536000, immutable'),
    // Named for what they show: a week, and then their ETag decides.
    ...cached(
      ['/flags/:file', '/pictures/:file', '/icon.svg', '/favicon.ico'],
      'public, max-age=604800, stale-while-revalidate=2592000',
    ),
  ],
  // The languages' words are read by name at run time, so the tracer cannot see them.
  experimental: { optimizePackageImports: ['date-fns'] },
};

export default config;
