import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The folders of static files, by their URL path. */
const FOLDERS = {
  '_next/static': join('.next', 'static'),
  fonts: join('public', 'fonts'),
  flags: join('public', 'flags'),
  pdf: join('public', 'pdf'),
};

const COMPRESSED = join('.next', 'compressed');

/** Texts, and formats that are not compressed themselves. */
const COMPRESSIBLE = /\.(?:css|js|json|mjs|svg|txt|ttf|wasm)$/;

/** Bytes; a smaller file fits into one packet anyway. */
const MIN_SIZE = 600;
/** A copy that saves less is not kept. */
const MAX_SHARE = 0.95;

const ENCODERS = {
  '.br': (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes a Brotli and a gzip copy of every static file to `.next/compressed`, which the server sends instead. A copy
 * gets the time of its file, so that an unchanged file is not compressed again; copies of deleted files are deleted.
 *
 * @param {string} root
 * @returns {Promise<number>} how many copies were written
 */
export async function compressStaticFiles(root = '.') {
  const wanted = sources(root);
  const copies = new Set(wanted.flatMap(({ copy }) => Object.keys(ENCODERS).map((ending) => copy + ending)));
  for (const path of filesBelow(join(root, COMPRESSED))) if (!copies.has(path)) rmSync(path);
  let written = 0;
  const work = wanted.flatMap((source) => Object.entries(ENCODERS).map((encoder) => ({ source, encoder })));
  const next = async () => {
    for (let job = work.pop(); job !== undefined; job = work.pop()) {
      const [ending, encode] = job.encoder;
      const { path, mtime, copy } = job.source;
      if (timeOf(copy + ending) === mtime.getTime()) continue;
      const bytes = readFileSync(path);
      const packed = await encode(bytes);
      mkdirSync(dirname(copy), { recursive: true });
      // An empty copy says that compression does not pay; the server ignores it.
      writeFileSync(copy + ending, packed.length < bytes.length * MAX_SHARE ? packed : '');
      utimesSync(copy + ending, mtime, mtime);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return written;
}

/** @param {string} root */
const sources = (root) =>
  Object.entries(FOLDERS).flatMap(([url, folder]) =>
    filesBelow(join(root, folder)).flatMap((path) => {
      const { size, mtime } = statSync(path);
      const copy = join(root, COMPRESSED, url, path.slice(join(root, folder).length + 1));
      // Whole milliseconds: not every file system keeps more.
      const time = new Date(Math.floor(mtime.getTime()));
      return COMPRESSIBLE.test(path) && size >= MIN_SIZE ? [{ path, mtime: time, copy }] : [];
    }),
  );

/** @param {string} folder */
function filesBelow(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // There is no such folder.
    return [];
  }
}

/** @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtime.getTime();
}
