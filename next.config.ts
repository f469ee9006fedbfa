import type { NextConfig } from 'next';

const cached = (sources: readonly string[], value: string) =>
  sources.map((source) => ({ source, headers: [{ key: 'Cache-Control', value }] }));

const config: NextConfig = {
  // Puts title, description, Open Graph and icons into <head> for every client, not only for known crawlers.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Preloads stand in the page, which is compressed, and not in an uncompressed header as well.
  reactMaxHeadersLength: 0,
  // `npm run types` checks the types, so that the first start of a fresh clone need not wait for them.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // Pictures are plain <img>. With an image endpoint, anybody could make the server scale pictures.
  images: { unoptimized: true },
  // Used only in Node. Bundling them would slow down the start.
  serverExternalPackages: ['pg', 'pino', 'kysely', 'sanitize-html', 'prom-client'],
  // These paths contain a hash or a version, so they never change. A font that the browser revalidates would arrive too
  // late for the first paint.
  headers: async () => [
    ...cached(['/fonts/:version/:file', '/pdf/:version/:folder/:file'], 'public, max-age=31536000, immutable'),
    // These files have fixed names: cached for a week, then revalidated by ETag.
    ...cached(
      ['/flags/:file', '/pictures/:file', '/icon.svg', '/favicon.ico'],
      'public, max-age=604800, stale-while-revalidate=2592000',
    ),
  ],
  experimental: { optimizePackageImports: ['date-fns'] },
};

export default config;
