import { translatedAnswer } from '@/lib/domain/chat/translated-answer';
import { needsTranslation } from '@/lib/domain/i18n/machine-language';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';

/**
 * An answer of staff with its translation into the guest's language above it, marked as made by a machine. null: it goes
 * as typed, because nothing translates it.
 */
export async function answerInLanguage(
  { translator }: PlatformContext,
  original: string,
  { from, to }: { from: string; to: string },
): Promise<string | null> {
  if (translator === null || !needsTranslation(from, to)) return null;
  const [translation = null] = await translator.translate([original], { from, to });
  return translatedAnswer({ original, translation, mark: platformMessage('machine_translated', to) });
}
