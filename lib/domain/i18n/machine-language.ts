import { bcp47 } from './language';

/**
 * The code by which translation services know a language: that of the language alone, without script and region. Rule:
 * translation/TX6.
 */
export const machineLanguage = (code: string): string => bcp47(code).replace(/-.*$/s, '').toLowerCase();

/** Whether a text of one language is another text in the other. Rule: translation/TX2. */
export const needsTranslation = (from: string, to: string): boolean => machineLanguage(from) !== machineLanguage(to);
