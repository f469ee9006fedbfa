import { spawnSync } from 'node:child_process';

const MAIN = ['origin/main', 'main'];

/**
 * The commit from which on a change is looked at: where this branch left the main one, with what is not committed yet
 * besides; on the main branch itself the last commit. null outside of a git repository.
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
