import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ContentEncoding } from '@/lib/domain/http/accept-encoding';

/** A file of the build or of `public`, and its compressed copies. */
export type StaticFile = {
  type: string;
  cacheControl: string;
  /** The versions of the file, by encoding; `identity` is the file itself. */
  versions: Readonly<Partial<Record<ContentEncoding, FileVersion>> & { identity: FileVersion }>;
};

export type FileVersion = { path: string; size: number; etag: string };

/** For paths with a hash or version. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Fixed names: cached for a week, then revalidated by ETag. */
const ONE_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

/** Files that lie in `public` itself. */
const ROOT_FILES = /^(?:icon\.svg|favicon\.ico)$/;

type Folder = { url: string; folder: string; cacheControl: string; only?: RegExp };

const FOLDERS: readonly Folder[] = [
  { url: '/_next/static', folder: join('.next', 'static'), cacheControl: IMMUTABLE },
  { url: '/fonts', folder: join('public', 'fonts'), cacheControl: IMMUTABLE },
  { url: '/pdf', folder: join('public', 'pdf'), cacheControl: IMMUTABLE },
  { url: '/flags', folder: join('public', 'flags'), cacheControl: ONE_WEEK },
  { url: '/pictures', folder: join('public', 'pictures'), cacheControl: ONE_WEEK },
  { url: '', folder: 'public', cacheControl: ONE_WEEK, only: ROOT_FILES },
];

/** `scripts/parts/compress-static-files.mjs` writes the compressed copies there, at the file's URL path. */
const COMPRESSED = join('.next', 'compressed');

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.icc': 'application/vnd.iccprofile',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=UTF-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Every static file by its URL path, as it is on disk at the start. A path that is not listed is not a file, so that no
 * path can lead out of these folders. `root`: the folder of the project.
 */
export function indexStaticFiles(root: string): ReadonlyMap<string, StaticFile> {
  const copies = filesBelow(join(root, COMPRESSED));
  const files = new Map<string, StaticFile>();
  for (const { url, folder, cacheControl, only } of FOLDERS) {
    for (const [name, identity] of filesBelow(join(root, folder))) {
      const path = `${url}/${name}`;
      if (only?.test(name) === false) continue;
      // A hidden file is a stamp of the scripts.
      if (/(?:^|\/)\./.test(name)) continue;
      const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
        const copy = copies.get(`${path.slice(1)}${ENDINGS[encoding]}`);
        return copy === undefined ? [] : [[encoding, copy] as const];
      });
      files.set(path, {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        cacheControl,
        versions: { ...Object.fromEntries(compressed), identity },
      });
    }
  }
  return files;
}

/** The files of a folder by their path in it; empty when there is no such folder. */
function filesBelow(folder: string): ReadonlyMap<string, FileVersion> {
  const files = new Map<string, FileVersion>();
  for (const entry of entriesOf(folder)) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = statSync(path);
    // An empty copy says that compression does not pay.
    if (size === 0) continue;
    // With the ending, so that two encodings of a file never share an ETag.
    const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}${extname(path)}"`;
    files.set(path.slice(folder.length + 1).replaceAll('\\', '/'), { path, size, etag });
  }
  return files;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
