import { join } from 'node:path';
import { screenshotFlaws } from '@/lib/domain/crawlers/manifest-screenshots';
import type { HotelFolder } from '../folder';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

const HINT = 'npm run screenshots -- CODE takes them anew';

/** Screenshots that no phone shows, and those whose size is not that of their file. Rule: crawlers/CW13. */
export async function screenshotWarnings(folder: HotelFolder, { hotel }: ParsedFolder): Promise<readonly Problem[]> {
  const { screenshots } = hotel.value.ext_data;
  const flaws = screenshotFlaws(screenshots);
  const warnings = screenshots.map(async ({ src, sizes }, index) => {
    const flaw = flaws[index] ?? null;
    const reason = flaw === null ? await wrongSize(filePath(folder, src), sizes) : `${flaw}, so no phone shows it`;
    return reason === null ? [] : [hotel.json.problem(['ext_data', 'screenshots', index], reason, HINT)];
  });
  return (await Promise.all(warnings)).flat();
}

const filePath = ({ code, path }: HotelFolder, src: string): string =>
  join(path, 'pictures', src.slice(`/storage/${code}/`.length));

async function wrongSize(path: string, sizes: string): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(path).metadata();
    return sizes === `${width}x${height}` ? null : `"sizes" is ${sizes}, and the picture has ${width}x${height} px`;
  } catch {
    // Sharp throws for a file that is no picture.
    return 'the file is no picture';
  }
}
