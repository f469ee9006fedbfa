import 'server-only';
// Tickets have dates in every language.
import '@/lib/words/locale-data';
import { directionOf } from '@/lib/domain/i18n/language';
import type { DrawTicket, PaperWidth } from '@/lib/domain/tickets/ticket';
import { blank, stacked, withInk } from '../drawing/ink';
import { drawBlocks } from './draw-blocks';
import { ticketBlocks } from './ticket-blocks';

/** In dots: what a print head covers, and the margin that a paper needs which lies a little off it. */
const PAPER: Readonly<Record<PaperWidth, { dots: number; margin: number }>> = {
  58: { dots: 384, margin: 4 },
  80: { dots: 576, margin: 8 },
};

/** White above the first line. What is below the last one is the printer's feed. */
const TOP = 8;

/** Draws a ticket in black and white. Rule: tickets/TK5. */
export const drawTicket: DrawTicket = async (content, { copy, width }) => {
  const { dots, margin } = PAPER[width];
  const paper = { width, direction: directionOf(content.language) };
  const inner = await drawBlocks(ticketBlocks(content, copy), dots - 2 * margin, paper);
  const body = withInk(blank(dots, inner.height), [{ ink: inner, left: margin, top: 0 }]);
  const { height, pixels } = stacked([blank(dots, TOP), body], dots);
  return { pixels: Buffer.from(pixels.buffer), width: dots, height };
};
