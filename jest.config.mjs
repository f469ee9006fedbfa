import nextJest from 'next/jest.js';
import { PATIENCE } from './scripts/parts/patience.mjs';

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
    testTimeout: PATIENCE.unit,
    transformIgnorePatterns: [
      '/node_modules/(?!(jotai|kysely|hono|uuid|swr|react-hook-form|date-fns|htmlparser2|dom[a-z-]*|entities)/)',
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
};
