import type { WordKey } from '@/lib/words/word-key';

/** What a page has to bring for the files of its section. */
export const FILE_WORDS = [
  'download',
  'download_file',
  'files',
  'opens_in_new_tab',
] as const satisfies readonly WordKey[];
