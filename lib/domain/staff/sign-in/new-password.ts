/** Fewest characters of a password of staff. Rule: staff/SP23. */
export const MIN_PASSWORD_LENGTH = 12;

/** Most characters, so that no request makes the server hash a book. */
export const MAX_PASSWORD_LENGTH = 200;

/** Fewest different characters: `aaaaaaaaaaaa` and `121212121212` are found first. */
const MIN_DIFFERENT = 5;

export type PasswordProblem = 'too short' | 'too long' | 'too simple' | 'like your name';

/**
 * The form in which a password is hashed and compared: keyboards write the same character by different code points.
 */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

/**
 * Why a password may not be chosen; null: it may. `names`: what others can guess, such as the person's name, login and
 * hotel. There are no other demands: they make passwords that stand on notes beside the screen. Rule: staff/SP23.
 */
export function passwordProblem(typed: string, names: readonly string[]): PasswordProblem | null {
  const characters = [...normalPassword(typed)];
  if (characters.length < MIN_PASSWORD_LENGTH) return 'too short';
  if (characters.length > MAX_PASSWORD_LENGTH) return 'too long';
  if (new Set(characters).size < MIN_DIFFERENT) return 'too simple';
  const letters = lettersOf(typed);
  const rest = names
    .map(lettersOf)
    .filter((name) => name.length >= 3)
    .reduce((left, name) => left.replaceAll(name, ''), letters);
  return [...rest].length < letters.length && [...rest].length < MIN_DIFFERENT ? 'like your name' : null;
}
