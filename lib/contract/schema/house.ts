import { z } from 'zod';
import type { House } from '@/lib/contract/house';
import { listOf, maybe, type OnDrop } from './drops';
import { readTime, scheduleDay } from './kit';
import { flag, lenient, lenientString, needed, stringOrNull, text, textOrNull } from './lenient';

const filled = (value: unknown): string | null => lenientString(value)?.trim() || null;

const wifi = z.object({ name: needed('name', filled, z.string()), password: stringOrNull });
const phone = z.object({ title: text, note: textOrNull, number: needed('number', filled, z.string()) });
const map = z.object({ address: text, link: needed('address of the map', filled, z.string()) });

/** What guests want to know of the house. Rule: home/HM1. */
export const houseWith = (onDrop: OnDrop): z.ZodType<House | null> =>
  maybe(
    'house',
    z.object({
      weather: flag,
      wifi: maybe('Wi-Fi', wifi, onDrop),
      hours: listOf(
        'hours of the house',
        z.object({ title: text, place: textOrNull, days: listOf('schedule day', scheduleDay, onDrop) }),
        onDrop,
      ),
      check_out: lenient(readTime, z.string().nullable()).describe('HH:MM:SS'),
      stay_longer: lenient(filled, z.string().nullable()),
      phones: listOf('phone', phone, onDrop),
      map: maybe('map', map, onDrop),
    }),
    onDrop,
  );
