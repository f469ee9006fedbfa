import { APPLY_MENU_SHEET, CHECK_MENU_SHEET } from '../desk/menu-sheet-calls';
import { describes } from './describer';
import { fieldOf, targetOf } from './target-of';

/** What the log stores of calls for the menu as a spreadsheet. Each item that is changed is a draft with its author. */
export const MENU_SHEET_DESCRIBERS = [
  describes(CHECK_MENU_SHEET, { target: () => targetOf('menu') }),
  describes(APPLY_MENU_SHEET, {
    target: () => targetOf('menu'),
    details: ({ answer }) => ({ drafts: fieldOf(answer, 'drafts') }),
  }),
];
