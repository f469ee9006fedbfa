import ar from './desk/ar.json';
import de from './desk/de.json';
import en from './desk/en.json';
import es from './desk/es.json';
import fr from './desk/fr.json';
import it from './desk/it.json';
import ru from './desk/ru.json';

/** The words of the desk in one language. */
export type DeskMessages = typeof en;

const DICTIONARIES: Readonly<Record<string, DeskMessages>> = { en, ar, de, es, fr, it, ru };

/** The languages of the desk, English first: others fall back to it. */
export const DESK_LANGUAGES: readonly string[] = Object.keys(DICTIONARIES);

/** The words of the desk in one of its languages. Rule: desk/DE13. */
export const deskMessages = (language: string): DeskMessages => DICTIONARIES[language] ?? en;
