import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../log/log';
import { parseStyleSheet, type ReadStyleSheet, type StyleSheet } from './critical-css';

/** Only a file of the build's own folder, so that no path can lead out of it. */
const PATH = /^\/_next\/(static\/chunks\/[\w-]+\.css)$/;

/**
 * Returns a function that reads the build's style sheets by their URL path, decoded as latin1 like the pages that they
 * are compared with. Each is read once. The function logs an error and returns null if it cannot read a sheet.
 *
 * @param root the folder of the project
 */
export function createStyleSheetReader(root: string): ReadStyleSheet {
  const sheets = new Map<string, StyleSheet>();
  return (path) => {
    const file = PATH.exec(path)?.[1];
    if (file === undefined) return null;
    const sheet = sheets.get(path) ?? readSheet(join(root, '.next', file));
    if (sheet !== null) sheets.set(path, sheet);
    return sheet;
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
