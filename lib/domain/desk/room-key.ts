import { roomText } from '../i18n/typed-text';
import { foldText } from '../search/fold-text';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A room as staff's searches compare it: without case, width, accents and what nobody sees. "Villa 3" and "VILLA  3" are
 * the same room to whoever looks for a guest. Rules: desk/DE10, desk/DE28.
 */
export const roomKey = (room: string): string =>
  foldText(roomText(room).replace(INVISIBLE, ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
