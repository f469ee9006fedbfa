import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../log/log';
import { parseStyleSheet, type StyleSheet } from './page-styles';

/** Only a file of the build's own folder, so that no path can lead out of it. */
const PATH = /^\/_next\/(static\/chunks\/[\w-]+\.css)$/;

/**
 * Returns a function that reads the build's style sheets by their URL path, with one character for each byte. Each is read
 * once. A sheet that cannot be read is logged and null.
 *
 * @param root the folder of the project
 */
export function createStyleSheets(root: string): (path: string) => StyleSheet | null {
  const sheets = new Map<string, StyleSheet | null>();
  return (path) => {
    const file = PATH.exec(path)?.[1];
    if (file === undefined) return null;
    if (!sheets.has(path)) sheets.set(path, readSheet(join(root, '.next', file)));
    return sheets.get(path) ?? null;
  };
}

function readSheet(file: string): StyleSheet | null {
  try {
    return parseStyleSheet(readFileSync(file, 'latin1'));
  } catch (error) {
    log().error({ err: error }, 'a style sheet cannot be read');
    return null;
  }
}
