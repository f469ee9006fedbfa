import { z } from 'zod';
import type { Focus } from '@/lib/domain/catalogue/pictures';
import { isRecord } from '@/lib/domain/json/read-value';
import { lenient, lenientNumber } from './lenient';

const percent = (value: unknown): number | null => {
  const known = lenientNumber(value);
  return known !== null && known >= 0 && known <= 100 ? known : null;
};

const readFocus = (value: unknown): Focus | null => {
  const [x, y] = isRecord(value) ? [percent(value.x), percent(value.y)] : [null, null];
  return x === null || y === null ? null : { x, y };
};

/** Where a picture may be cut. Rule: catalogue/C20. */
export const focus = lenient(readFocus, z.object({ x: z.number(), y: z.number() }).nullable()).describe(
  'What stays in view where the picture is cut, in percent from the top left',
);
