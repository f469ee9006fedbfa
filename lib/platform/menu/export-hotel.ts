import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatJson } from '@/lib/domain/menu/format-json';
import type { MenuFiles } from '@/lib/domain/menu/menu-tree';
import type { Db } from '../database/database';
import { picturesFor } from '../import/menu-source';
import { describeProblem, type Problem } from '../import/problem';
import { listFolder, readFolder } from '../import/read-folder';
import { menuPicturesOf } from '../pictures/menu-pictures';
import { isKeptAtDesk } from '../stores/menu/keepers';
import { newestVersion } from '../stores/menu/versions';
import { filesOf } from './keep-menu';

type ExportSource = { hotelsDir: string; emojiDir: string; filesDir: string };
type Read = { ok: true; files: MenuFiles } | { ok: false; problems: readonly Problem[] };

/** What an export has written, or why nothing is. */
export type Exported = { ok: true; files: number; pictures: number } | { ok: false; text: string };

/**
 * Writes a hotel's files as they are kept now, by the desk or by its folder, into an empty or missing folder: JSON in the
 * formatting of the repository, and pictures. Drafts are not in it. Importing them changes nothing. Rule: menu/ME31.
 */
export async function exportHotel(db: Db, hotel: string, folder: string, source: ExportSource): Promise<Exported> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return { ok: false, text: `${folder} is not empty. Name a folder that is, or that does not exist yet.` };
  const read = await readFiles(db, hotel, source);
  if (!read.ok) return { ok: false, text: read.problems.map(describeProblem).join('\n') };
  const files = Object.entries(read.files);
  for (const [path, json] of files) write(join(folder, path), formatJson(json));
  const pictures = [...picturesFor(hotel, source)].sort();
  const uploaded = new Set(menuPicturesOf(source.filesDir, hotel));
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const name of pictures) {
    const own = join(source.hotelsDir, hotel, 'pictures', name);
    const from = uploaded.has(name) && !existsSync(own) ? join(source.filesDir, hotel, name) : own;
    const to = join(folder, 'pictures', name);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return { ok: true, files: files.length, pictures: pictures.length };
}

async function readFiles(db: Db, hotel: string, { hotelsDir, emojiDir }: ExportSource): Promise<Read> {
  const newest = (await isKeptAtDesk(db, hotel)) ? await newestVersion(db, hotel) : null;
  if (newest !== null) return { ok: true, files: newest.files };
  const listed = listFolder(hotelsDir, hotel);
  const parsed = listed.ok ? readFolder(listed.value, emojiDir) : listed;
  if (!listed.ok || !parsed.ok) return { ok: false, problems: parsed.ok ? [] : parsed.problems };
  return { ok: true, files: filesOf(listed.value, parsed.value) };
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
