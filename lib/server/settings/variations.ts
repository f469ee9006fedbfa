import 'server-only';
import { readFileSync } from 'node:fs';
import type { Hotel } from '@/lib/contract/hotel';
import { type Text, textIn } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/variations/variation-readers';
import { readVariations, type Variations } from '@/lib/domain/variations/variations';
import { log } from '../log/log';
import { SettingsError } from './env';

/**
 * Where a hotel differs from all others: what it says itself (`hotel.ext_data.variations`), and on top of that what the
 * operator says of it in `VARIATIONS_FILE`, for an upstream that cannot carry them.
 */
type ByHotel = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const shared = globalThis as { hotelVariations?: ByHotel };

const NONE: ByHotel = {};

/** Reads the operator's file, once, at the start: {"hotel-code": {"variation": value}}. Throws a `SettingsError`. */
export function openVariationsFile(path: string | null): void {
  shared.hotelVariations = path === null ? NONE : readFile(path);
}

function readFile(path: string): ByHotel {
  const read = parsed(path);
  if (!isRecord(read)) throw new SettingsError(`VARIATIONS_FILE: ${path} must hold a map of hotel codes`);
  const odd = Object.entries(read).find(([, variations]) => !isRecord(variations));
  if (odd !== undefined) throw new SettingsError(`VARIATIONS_FILE: in ${path}, ${odd[0]} must be a map of variations`);
  return read as ByHotel;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SettingsError(
      `VARIATIONS_FILE: ${path} cannot be read (${error instanceof Error ? error.message : error})`,
    );
  }
}

const known = new WeakMap<Hotel, Variations>();

/** The variations of a hotel, read once an answer; what makes no sense in them is told to the log. */
export function variationsOf(hotel: Hotel): Variations {
  const kept = known.get(hotel);
  if (kept !== undefined) return kept;
  const said = shared.hotelVariations ?? NONE;
  const own = Object.hasOwn(said, hotel.code) ? said[hotel.code] : undefined;
  const { variations, problems } = readVariations({ ...hotel.ext_data.variations, ...own });
  if (problems.length > 0) log().warn({ hotel: hotel.code, problems }, 'left out: variations that make no sense');
  known.set(hotel, variations);
  return variations;
}

/** The same in one language, as pages carry them (platform-calls/W21). */
export function variationsIn(variations: Variations, language: string): Variations {
  const said = <T extends Text | null>(text: T) => (text === null ? null : textIn(text, language));
  return {
    ...variations,
    barLinks: variations.barLinks.map((link) => ({ ...link, title: textIn(link.title, language) })),
    cartNotices: variations.cartNotices.map((notice) => ({ ...notice, text: textIn(notice.text, language) })),
    chargeLabel: said(variations.chargeLabel),
    chatNote: said(variations.chatNote),
    chatRoomLabel: said(variations.chatRoomLabel),
    helpLabel: said(variations.helpLabel),
    servicesLabel: said(variations.servicesLabel),
  };
}
