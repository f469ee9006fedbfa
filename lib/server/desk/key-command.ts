import 'server-only';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import { deskKey } from '@/lib/platform/desk-key';
import { hotelFolders } from '@/lib/platform/import/folder';
import { nearestName } from '@/lib/platform/import/hints';
import { deskToken } from '../settings/desk-token';
import { readSettings } from '../settings/env';

/**
 * `npm run hotel -- key CODE`: the staff key of a hotel, derived from the operator's key as the server does it. Rules:
 * desk/DE1, security/SC14.
 */
export function runKey(
  code: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): { text: string; exitCode: 0 | 2 } {
  if (code === undefined || !isHotelCode(code)) return { text: 'npm run hotel -- key CODE', exitCode: 2 };
  const settings = readSettings(env);
  if (settings.upstream !== null)
    return { text: 'HOTEL_API_URL is set: orders are handled in the hotel’s own system.', exitCode: 2 };
  const codes = hotelFolders(settings.hotelsDir);
  if (!codes.includes(code)) {
    const meant = nearestName(code, codes);
    return {
      text: `HOTELS_DIR: ${settings.hotelsDir} has no hotel ${code}.${meant === null ? '' : ` Did you mean ${meant}?`}`,
      exitCode: 2,
    };
  }
  return { text: deskKey(deskToken(settings), code), exitCode: 0 };
}
