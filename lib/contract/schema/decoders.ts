import type { z } from 'zod';
import type { Decoders } from '@/lib/contract/client';
import { unwrap } from '@/lib/contract/envelope';
import type { Kit } from '@/lib/domain/kit';
import { sectionFacts, sectionWith } from './catalogue';
import { DecodeError } from './decode-error';
import { type OnDrop, readMembers, readOne } from './drops';
import { hotelWith, hotelWords, languages, navItem, payment } from './hotel';
import { kitWith } from './kit';
import { isRecord, readText } from './lenient';
import { orderWith, readPlacedOrder } from './order';

/** An entity that the answer is about: when it cannot be read there is no answer. */
function whole<T>(call: string, schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new DecodeError(call, read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

/** A kit that asks nothing is no kit (reading 13c). */
const kitOrNull = (kit: Kit | null): Kit | null => (kit !== null && kit.properties.length > 0 ? kit : null);

const GROUPS = ['draft', 'pending', 'histories'] as const;

/**
 * The server's decoders: they read the answers of any platform into the contract (readings 1–13). A malformed entity
 * is left out and told to `onDrop`; what a page cannot live without is a `DecodeError`, and nothing else is thrown.
 */
export function decodersWith({ onDrop }: { onDrop: OnDrop }): Decoders {
  const hotel = hotelWith(onDrop);
  const section = sectionWith(onDrop);
  const kit = kitWith(onDrop);
  const order = orderWith(onDrop);
  return {
    hotel(body) {
      const answer = unwrap(body);
      if (!isRecord(answer) || !isRecord(answer.hotel)) return null;
      return {
        hotel: whole('hotel', hotel, answer.hotel),
        words: hotelWords.parse(answer.words),
        languages: languages.parse(answer.languages),
      };
    },
    publicInfo: (body) => readText(unwrap(body)) ?? '',
    navigation: (body) => readMembers('navigation item', navItem, unwrap(body), onDrop),
    section(body) {
      const answer = unwrap(body);
      if (!isRecord(answer) || !isRecord(answer.section)) return null;
      return whole('section', section, answer.section);
    },
    sections: (body) => readMembers('section', sectionFacts, unwrap(body), onDrop),
    properties(body) {
      const answer = unwrap(body);
      return isRecord(answer) ? kitOrNull(readOne('option kit', kit, answer, onDrop)) : null;
    },
    payments: (body) => readMembers('payment', payment, unwrap(body), onDrop),
    placedOrder(body) {
      const placed = readPlacedOrder(body, unwrap(body));
      if (placed === null) throw new DecodeError('order', 'no order uuid');
      return placed;
    },
    orderGroups(body) {
      const answer = unwrap(body);
      if (!isRecord(answer) || !GROUPS.every((group) => group in answer)) return null;
      const [draft, pending, histories] = GROUPS.map((group) => readMembers('order', order, answer[group], onDrop));
      return { draft: draft ?? [], pending: pending ?? [], histories: histories ?? [] };
    },
  };
}

/** The same, for callers that keep no log. */
export const decoders: Decoders = decodersWith({ onDrop: () => {} });
