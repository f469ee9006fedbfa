import './typescript.mjs';
import { pathToFileURL } from 'node:url';

const ROOT = pathToFileURL(`${process.cwd()}/`);

/**
 * Imports a TypeScript module of the product.
 *
 * @param {string} path from the root of the project
 */
export const loadTypeScript = (path) => import(new URL(path, ROOT).href);
