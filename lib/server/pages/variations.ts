import 'server-only';
import { readFileSync } from 'node:fs';
import type { Hotel } from '@/lib/contract/hotel';
import { type Text, textIn } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/json/read-value';
import { describeVariationProblem, readVariations, type Variations } from '@/lib/domain/variations/variations';
import { log } from '../log/log';
import { remember } from '../remember';
import { SettingsError } from '../settings/env';

/**
 * Variations from `VARIATIONS_FILE`, by hotel code. They override a hotel's own (`hotel.ext_data.variations`); meant
 * for an upstream that has no variations.
 */
type ByHotel = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const NONE: ByHotel = {};

const shared = (): { byHotel: ByHotel } => remember('variations', () => ({ byHotel: NONE }));

/**
 * Reads the operator's file once, when the server starts: {"hotel-code": {"variation": value}}. Throws a
 * `SettingsError`.
 */
export function openVariationsFile(path: string | null): void {
  shared().byHotel = path === null ? NONE : readFile(path);
}

function readFile(path: string): ByHotel {
  const content = parseFile(path);
  if (!isRecord(content)) throw new SettingsError(`VARIATIONS_FILE: ${path} must hold a map of hotel codes`);
  const invalid = Object.entries(content).find(([, variations]) => !isRecord(variations));
  if (invalid !== undefined)
    throw new SettingsError(`VARIATIONS_FILE: in ${path}, ${invalid[0]} must be a map of variations`);
  return content as ByHotel;
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SettingsError(
      `VARIATIONS_FILE: ${path} cannot be read (${error instanceof Error ? error.message : error})`,
    );
  }
}

const known = new WeakMap<Hotel, Variations>();

/**
 * The variations of a hotel, computed once for each response. Invalid ones are logged and left out. Rule: variations/VA3.
 */
export function variationsOf(hotel: Hotel): Variations {
  const cached = known.get(hotel);
  if (cached !== undefined) return cached;
  const fromFile = shared().byHotel;
  const own = Object.hasOwn(fromFile, hotel.code) ? fromFile[hotel.code] : undefined;
  const { variations, problems } = readVariations({ ...hotel.ext_data.variations, ...own });
  if (problems.length > 0) {
    const described = problems.map(describeVariationProblem);
    log().warn({ hotel: hotel.code, problems: described }, 'left out: variations that make no sense');
  }
  known.set(hotel, variations);
  return variations;
}

/** The variations with their texts in one language, as pages need them (platform-calls/W21). */
export function variationsIn(variations: Variations, language: string): Variations {
  const translated = <T extends Text | null>(text: T) => (text === null ? null : textIn(text, language));
  return {
    ...variations,
    barLinks: variations.barLinks.map((link) => ({ ...link, title: textIn(link.title, language) })),
    cartNotices: variations.cartNotices.map((notice) => ({ ...notice, text: textIn(notice.text, language) })),
    chargeLabel: translated(variations.chargeLabel),
    chatNote: translated(variations.chatNote),
    chatRoomLabel: translated(variations.chatRoomLabel),
    guestFields: variations.guestFields.map((field) => ({ ...field, title: textIn(field.title, language) })),
    helpLabel: translated(variations.helpLabel),
    servicesLabel: translated(variations.servicesLabel),
  };
}
