import { spawnSync } from 'node:child_process';

const MAIN = ['origin/main', 'main'];

/**
 * The base commit of the current change: the merge base with the main branch; on the main branch the last commit. Null
 * outside of a git repository.
 *
 * @param {string} [root]
 */
export function changedSince(root = '.') {
  const git = (/** @type {readonly string[]} */ args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const head = git(['rev-parse', 'HEAD']);
  if (head === null) return null;
  const left = MAIN.map((branch) => git(['merge-base', 'HEAD', branch])).filter((commit) => commit !== null);
  const before = left.find((commit) => commit !== head);
  if (before !== undefined) return before;
  const isClean = git(['status', '--porcelain']) === '';
  return (isClean ? git(['rev-parse', '--verify', 'HEAD~1']) : null) ?? head;
}
