import type { NextConfig } from 'next';

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
  serverExternalPackages: [
    '@simplewebauthn/server',
    'chokidar',
    'kysely',
    'openid-client',
    'pg',
    'pino',
    'prom-client',
    'sanitize-html',
    'stripe',
  ],
  experimental: {
    optimizePackageImports: ['date-fns'],
    // Seconds for which the router shows a prefetched page without a request. The least that Next allows: until then a guest
    // may see a product that staff have just marked as sold out. Rule: content/CC8.
    staleTimes: { static: 30 },
  },
};

export default config;
