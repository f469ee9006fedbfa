import { type ApiResponse, refused } from '@/lib/contract/refusals';
import { isShownPicture } from '@/lib/domain/chat/file-check';
import type { PlatformContext } from '../context';
import { receiveUpload } from '../files/receive-upload';
import type { HotelKey } from '../stores/hotels';

const REFUSALS = {
  file: 'is no picture that every browser shows: JPEG, PNG, GIF or WebP',
  files: 'is one too many',
  files_today: 'is more than the hotel takes on one day',
} as const;

/**
 * Stores a picture for an announcement. It stays as long as an announcement names it; one that none names goes with the
 * files that belong to nothing. Rule: announcements/AN20.
 */
export const savePicture = (
  context: PlatformContext,
  { code }: HotelKey,
  request: Request,
): Promise<ApiResponse<{ path: string }>> =>
  receiveUpload(
    context,
    {
      hotel: code,
      accepts: (extension) => isShownPicture(`picture.${extension}`),
      refusal: (issue) => refused('invalid', { file: REFUSALS[issue] }),
      keep: async () => 'saved',
    },
    request,
  );
