/** A problem in a hotel's folder with its position. Lines and columns count from 1. */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** The path in the JSON, for example `products[2].options[0].price`; '' means the whole file. */
  path: string;
  reason: string;
  /** What to do about it, where that is known. */
  hint?: string;
};

/** Formats a problem on one line that editors and terminals turn into a link. */
export const describeProblem = (problem: Problem): string => {
  const place = problem.path === '' ? '' : `${problem.path}: `;
  return `${problem.file}:${problem.line}:${problem.column} ${place}${problem.reason}`;
};

/** Reasons by the code of the file system's error. */
const UNREADABLE: Readonly<Record<string, string>> = {
  EACCES: 'the server may not read it',
  EPERM: 'the server may not read it',
  EISDIR: 'it is a folder, and a file is expected',
  ENOTDIR: 'it is a file, and a folder is expected',
  ENOENT: 'it is missing',
  ELOOP: 'its link leads to itself',
};

/** The problem of a file or folder that cannot be read. `path`: where the error does not name one. */
export function unreadable(path: string, error: unknown): Problem {
  const { code, path: failed, message } = error as NodeJS.ErrnoException;
  return problemOf(failed ?? path, `cannot be read: ${UNREADABLE[code ?? ''] ?? code ?? message}`);
}

/** A problem that concerns a whole file. */
export const problemOf = (file: string, reason: string): Problem => ({ file, line: 1, column: 1, path: '', reason });
