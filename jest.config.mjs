import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

const shared = {
  testMatch: ['<rootDir>/{lib,components,app,tests,scripts,hotels}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/empty.ts' },
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  testEnvironment: 'node',
};

/** jotai, kysely, hono, uuid and the parser under sanitize-html are ES modules only: jest has to transform them. */
export default async () => {
  const config = await withNext(shared)();
  return {
    ...config,
    // Only ends what hangs, on a machine under load too; as scripts/parts/patience.mjs for what a test waits for.
    testTimeout: 180_000,
    transformIgnorePatterns: [
      '/node_modules/(?!(jotai|kysely|hono|uuid|swr|react-hook-form|date-fns|htmlparser2|dom[a-z-]*|entities)/)',
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
};
