import 'server-only';
import { z } from 'zod';
import { address, setting } from './env-fields';

/** The settings of the service that translates for staff. */
export const translationVariables = {
  TRANSLATE_URL: setting(
    address()
      .refine((value) => URL.parse(value)?.username === '', 'must have no name and no password in it')
      .optional(),
  ),
  TRANSLATE_KEY: setting(z.string().max(1000).optional()),
};

/** null: nothing is translated. */
export type TranslationSettings = { url: string; key: string | null } | null;

export const translationSettingsOf = (env: {
  TRANSLATE_URL?: string | undefined;
  TRANSLATE_KEY?: string | undefined;
}): TranslationSettings =>
  env.TRANSLATE_URL === undefined ? null : { url: env.TRANSLATE_URL, key: env.TRANSLATE_KEY ?? null };
