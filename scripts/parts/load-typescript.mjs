import './typescript.mjs';
import { pathToFileURL } from 'node:url';

const ROOT = pathToFileURL(`${process.cwd()}/`);

/**
 * Loads a module of the product as it is written.
 *
 * @param {string} path from the root of the project
 */
export const loadTypeScript = (path) => import(new URL(path, ROOT).href);
