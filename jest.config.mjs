import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

// The drawing library does not see what a test sets, because jest gives tests a copy of the environment. Without it, tests
// would draw with the fonts of the machine.
process.env.FONTCONFIG_FILE = resolve('node_modules/.cache/preview-fonts/fonts.conf');

const shared = {
  testMatch: ['<rootDir>/{lib,components,app,tests,scripts,hotels}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/empty.ts',
    // Tests of screens that have the whole platform behind them would take its build for browsers, which needs more than jsdom has.
    '^@point-of-sale/receipt-printer-encoder$':
      '<rootDir>/node_modules/@point-of-sale/receipt-printer-encoder/dist/receipt-printer-encoder.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  testEnvironment: 'node',
};

/**
 * These packages (jotai, kysely, hono, uuid, qr, chokidar, oxc-parser, openid-client and its peer, the parser of
 * sanitize-html) contain only ES modules, which jest must transform.
 */
export default async () => {
  const config = await withNext(shared)();
  return {
    ...config,
    // Milliseconds. Only ends tests that hang, also on a machine under load. Similar to the limits in
    // scripts/parts/test-timeouts.mjs.
    testTimeout: 180_000,
    // One more than there are cores, because tests also wait for stores and timers.
    maxWorkers: availableParallelism() + 1,
    globalSetup: '<rootDir>/tests/start-run.ts',
    globalTeardown: '<rootDir>/tests/end-run.ts',
    transformIgnorePatterns: [
      '/node_modules/(?!(jotai|kysely|hono|uuid|swr|react-hook-form|date-fns|qr|chokidar|readdirp|oxc-parser|htmlparser2|dom[a-z-]*|entities|openid-client|oauth4webapi|jose|oidc-provider)/)',
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
};
