import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/platform/storage/make-folder';
import { indexStaticFiles, type StaticFile } from './static-index';

/** A build that no process has served for so long is deleted. In ms. */
const KEEP_FOR_MS = 14 * 24 * 3_600_000;
/** How often a process that serves a build says so, in ms. */
const MARK_EVERY_MS = 12 * 3_600_000;

/** What pages of a build ask for later, by its place in the project. All other files have names that never change. */
const KEPT = [
  join('.next', 'static'),
  join('.next', 'compressed', '_next', 'static'),
  join('public', 'fonts'),
] as const;

/** The addresses of such files. Each contains a hash, so that no two builds mean different files by the same. */
const KEPT_ADDRESS = /^\/(?:_next\/static|fonts)\//;

/** The static files of other builds. */
export type KeptBuilds = { find(address: string): StaticFile | undefined };

type BuildsOptions = { root: string; folder: string; now: () => Date };

const ownBuild = (root: string): string => readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8').trim();

/**
 * Keeps the static files of this process's build in `folder`, for the processes of other builds and for pages that stay
 * open across an upgrade, and deletes those that no process has served for two weeks. Call it before the server
 * listens, so that other processes can send what a page of this one asks for. `root`: the project folder. Throws when
 * the folder cannot be written. Rule: operations/OP20.
 */
export function keepBuild({ root, folder, now }: BuildsOptions): void {
  const own = join(folder, ownBuild(root));
  makeFolder(folder);
  if (!existsSync(own)) copyBuild(root, own);
  markInUse(own, now());
  setInterval(() => markInUse(own, now()), MARK_EVERY_MS).unref();
  deleteUnused(folder, { own, now: now().getTime() });
}

/** Complete as soon as it has its name, because other processes read it meanwhile. */
function copyBuild(root: string, own: string): void {
  const unfinished = mkdtempSync(`${own}.`);
  try {
    for (const part of KEPT) {
      if (!existsSync(join(root, part))) continue;
      cpSync(join(root, part), join(unfinished, part), { recursive: true, preserveTimestamps: true });
    }
    renameSync(unfinished, own);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process of this build was faster.
    if (!existsSync(own)) throw error;
  }
}

/**
 * Deletes the builds that nobody has served for long: when the newest of the others was served, or now if that is
 * earlier, so that a clock that is far ahead deletes nothing.
 */
function deleteUnused(folder: string, { own, now }: { own: string; now: number }): void {
  const others = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path !== own)
    .map((path) => ({ path, servedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now }));
  const latest = Math.min(now, Math.max(...others.map(({ servedAt }) => servedAt)));
  for (const { path, servedAt } of others)
    if (latest - servedAt > KEEP_FOR_MS) rmSync(path, { recursive: true, force: true });
}

function markInUse(own: string, at: Date): void {
  try {
    utimesSync(own, at, at);
  } catch {
    // Deleted by an operator: the next start keeps it again.
  }
}

/** Finds the static files of the builds in a folder, also of those that are kept there later. */
export function keptBuilds(folder: string): KeptBuilds {
  let indexes = new Map<string, ReadonlyMap<string, StaticFile>>();

  const refresh = () => {
    const names = namesIn(folder);
    indexes = new Map(names.map((name) => [name, indexes.get(name) ?? indexStaticFiles(join(folder, name))]));
  };

  return {
    find(address) {
      if (!KEPT_ADDRESS.test(address)) return undefined;
      refresh();
      for (const files of indexes.values()) {
        const file = files.get(address);
        if (file !== undefined && existsSync(file.versions.identity.path)) return file;
      }
      return undefined;
    },
  };
}

/** An unfinished copy has a point in its name. */
const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).filter((name) => !name.includes('.'));
  } catch {
    return [];
  }
};
