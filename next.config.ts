import type { NextConfig } from 'next';

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
  headers: async () =>
    ['/fonts/:version/:file', '/pdf/:version/:folder/:file'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  // The languages' words are read by name at run time, so the tracer cannot see them.
  experimental: { optimizePackageImports: ['date-fns'] },
};

export default config;
