import type { Hono } from 'hono';
import { needsTranslation } from '@/lib/domain/i18n/machine-language';
import type { PlatformContext } from '../context';
import { TRANSLATE_TEXTS } from '../desk/translation-calls';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data } from './responses';

/** Adds the staff call for translations. Rules: translation/TX1, translation/TX2. */
export function addDeskTranslationRoutes(routes: Hono<DeskEnv>, { translator }: PlatformContext): void {
  onDeskCall(routes, TRANSLATE_TEXTS, async ({ body: { texts, from, to } }) => {
    const isTranslated = translator !== null && needsTranslation(from, to);
    return data({ texts: isTranslated ? await translator.translate(texts, { from, to }) : texts.map(() => null) });
  });
}
