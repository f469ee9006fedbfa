import { asciiDigits } from '../i18n/typed-text';
import { STAY_CODE_LENGTH } from './room-proof';

/** Blanks, dashes and characters that nobody sees, which stand between digits that were read out or copied. */
const BETWEEN = /[\s\p{Pd}\u2212\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const STAY_CODE = new RegExp(`^[0-9]{${STAY_CODE_LENGTH}}$`);

/** The digits of a stay as they are sent, typed in any script; null: they are not complete. Rule: rooms/RM7. */
export function typedStayCode(typed: string): string | null {
  const digits = asciiDigits(typed.replace(BETWEEN, ''));
  return STAY_CODE.test(digits) ? digits : null;
}
