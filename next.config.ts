import type { NextConfig } from 'next';

const cached = (sources: readonly string[], value: string) =>
  sources.map((source) => ({ source, headers: [{ key: 'Cache-Control', value }] }));

const config: NextConfig = {
  // Title, description, Open Graph and icons are in <head> for every client, not only for known crawlers.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Types are checked separately (`npm run types`), so that a start from a fresh clone need not wait for them.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // Pictures are plain <img>: an image endpoint would let anybody make the server scale pictures.
  images: { unoptimized: true },
  // Only used in Node; bundling would slow down the start.
  serverExternalPackages: ['pg', 'pino', 'kysely', 'sanitize-html'],
  // The paths contain a hash or version, and a font that is revalidated arrives too late for the first paint.
  headers: async () => [
    ...cached(['/fonts/:version/:file', '/pdf/:version/:folder/:file'], 'public, max-age=31536000, immutable'),
    // Fixed names: cached for a week, then revalidated by ETag.
    ...cached(
      ['/flags/:file', '/pictures/:file', '/icon.svg', '/favicon.ico'],
      'public, max-age=604800, stale-while-revalidate=2592000',
    ),
  ],
  experimental: { optimizePackageImports: ['date-fns'] },
};

export default config;
