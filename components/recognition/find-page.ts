import { apiCall } from '@/components/hotel/use-api';
import { pageOfQrCode } from '@/lib/domain/recognition/code-page';
import type { PictureFault } from '@/lib/domain/recognition/picture';
import { type PictureTexts, readPicture } from './read-picture';

/**
 * Why a picture leads nowhere: it cannot be read, has no code, its code is not one of this hotel, its section is
 * missing, or something could not be loaded.
 */
export type RecognitionFault = PictureFault | 'none' | 'elsewhere' | 'missing' | 'failed';

type Recognition = { path: string; isPrintedCode?: true } | { fault: RecognitionFault };

export type RecognitionTools = {
  code: string;
  /** Returns the hosts of this hotel (see `pageOfQrCode`), which only a browser knows all. */
  hosts: () => readonly string[];
  /** Replaced in tests, where no browser can open a picture. */
  read?: (file: File) => Promise<PictureTexts>;
};

/** Finds the page to which a code in a picture leads. Only the id of its section is sent to anyone. Rule: pages/PG21. */
export async function findPage(
  file: File,
  { code, hosts, read = readPicture }: RecognitionTools,
): Promise<Recognition> {
  let picture: PictureTexts;
  try {
    picture = await read(file);
  } catch {
    return { fault: 'failed' };
  }
  if ('fault' in picture) return picture;
  if (picture.texts.length === 0) return { fault: 'none' };
  const [page] = picture.texts.flatMap((text) => pageOfQrCode(text, hosts()) ?? []);
  if (page === undefined) return { fault: 'elsewhere' };
  const { section, ...found } = page;
  if (section === null) return found;
  const response = await apiCall('section', code, section).fetch();
  if (response.ok) return found;
  return { fault: response.refusal.kind === 'not-found' ? 'missing' : 'failed' };
}
