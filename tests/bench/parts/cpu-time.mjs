// Reads how much processor time another process has taken, on Linux.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @param {number | undefined} pid @returns {number} milliseconds of user and system time */
export function cpuTime(pid) {
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  // The name of the process, in parentheses, may contain blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}
