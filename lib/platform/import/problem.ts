/** Something wrong in a hotel's folder: where it stands, and what to do about it. Lines and columns count from 1. */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** The place in the JSON, for example `products[2].options[0].price`; '' when the whole file is meant. */
  path: string;
  reason: string;
};

/** A problem on one line, the way editors and terminals make a link of it. */
export const describeProblem = (problem: Problem): string => {
  const place = problem.path === '' ? '' : `${problem.path}: `;
  return `${problem.file}:${problem.line}:${problem.column} ${place}${problem.reason}`;
};

/** A problem that has no place within a file. */
export const problemOf = (file: string, reason: string): Problem => ({ file, line: 1, column: 1, path: '', reason });
