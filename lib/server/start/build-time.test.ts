import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTime } from './build-time';

it('returns the time of the build, and null without a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  expect(buildTime(root)).toBeNull();
  mkdirSync(join(root, '.next'));
  writeFileSync(join(root, '.next/BUILD_ID'), 'abc');
  const at = new Date('2026-05-01T10:00:00.000Z');
  utimesSync(join(root, '.next/BUILD_ID'), at, at);
  expect(buildTime(root)).toBe(at.toISOString());
  rmSync(root, { recursive: true });
});
