import type { NextConfig } from 'next';

const config: NextConfig = {
  // Title, description, Open Graph and icons stand in <head> for every client, not for known crawlers alone.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Types are a step of their own (`npm run types`): a start from a fresh clone need not wait for the tests' types.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // These run in Node alone; bundling them would only make them slower to start.
  serverExternalPackages: ['pg', 'pino', 'kysely', 'sanitize-html'],
  // The languages' words are read by name at run time, so the tracer cannot see them.
  experimental: { optimizePackageImports: ['date-fns'] },
};

export default config;
