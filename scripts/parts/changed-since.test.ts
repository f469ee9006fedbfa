import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince } from './changed-since.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root, encoding: 'utf8' }).trim();
const commit = (text: string) => {
  writeFileSync(join(root, 'file'), text);
  git('add', '.');
  git('commit', '-qm', text);
  return git('rev-parse', 'HEAD');
};

it('returns the merge base of a branch with main as the base of a change', () => {
  git('init', '-qb', 'main');
  const base = commit('one');
  git('checkout', '-qb', 'work');
  commit('two');
  commit('three');
  expect(changedSince(root)).toBe(base);
});

it('returns main’s last commit if there are uncommitted changes, and the commit before it otherwise', () => {
  git('init', '-qb', 'main');
  const one = commit('one');
  expect(changedSince(root)).toBe(one);
  const two = commit('two');
  expect(changedSince(root)).toBe(one);
  writeFileSync(join(root, 'file'), 'three');
  expect(changedSince(root)).toBe(two);
});

it('returns null as the base of a change outside of a git repository', () => {
  expect(changedSince(root)).toBeNull();
});
