import 'server-only';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { FolderSnapshot } from '@/lib/platform/import/folder-snapshot';
import { describeProblem } from '@/lib/platform/import/problem';
import { watchHotels } from '@/lib/platform/import/watch-hotels';
import type { OpenedPlatform } from '@/lib/platform/open-platform';
import { log } from '../log/log';
import { forgetBuiltIn } from '../pages/messages';

/**
 * Imports hotels again when their files change while the server runs. A hotel with mistakes keeps its last good content,
 * and each mistake is logged with file, line and column. In development the built-in words are read again too. Rule:
 * embedded-platform/EP12.
 */
export function reloadHotels(
  { reimportHotels }: OpenedPlatform,
  files: { hotelsDir: string; since: FolderSnapshot },
): void {
  const watching = watchHotels({
    ...files,
    reimport: async (codes) => {
      const { imported, failed, notes } = await reimportHotels(codes);
      for (const hotel of imported) log().info({ hotel }, 'imported the changed files of a hotel');
      for (const note of notes) log().warn({ note: describeProblem(note) }, 'a note on changed files of a hotel');
      for (const { hotel, problems, servesOldContent } of failed) {
        const mistakes = problems.map(describeProblem);
        log().warn({ hotel, servesOldContent, problems: mistakes }, 'the changed files of a hotel have mistakes');
      }
    },
    reportError: (error) => log().error({ err: error }, 'cannot import changed files of hotels'),
  });
  process.once('exit', () => void watching.close());
  if (process.env.NODE_ENV === 'development') reloadBuiltInWords();
}

function reloadBuiltInWords(): void {
  const words = join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'words');
  watch(words, { persistent: false }, (_kind, file) => {
    if (file?.endsWith('.json')) forgetBuiltIn();
  });
}
