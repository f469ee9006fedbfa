import type { DrawTicket, TicketContent, TicketMark } from '@/lib/domain/tickets/ticket';
import type { Paper } from '@/tests/peers/escpos/commands';

/** What a paper says in tests that are not about its looks. */
export type ReadTicket = { content: TicketContent; mark: TicketMark };

const PIXELS = { 58: 384, 80: 576 } as const;
const END = 0;

/** Draws a ticket as its text in JSON: a black pixel for each bit that is set. */
export const drawReadable: DrawTicket = async (content, mark) => {
  const width = PIXELS[mark.width];
  const text = Buffer.concat([Buffer.from(JSON.stringify({ content, mark } satisfies ReadTicket)), Buffer.of(END)]);
  const height = Math.ceil((text.length * 8) / width);
  const pixels = Buffer.alloc(width * height, 255);
  for (const [place, byte] of text.entries())
    for (let bit = 0; bit < 8; bit += 1) if ((byte & (1 << bit)) !== 0) pixels[place * 8 + bit] = 0;
  return { pixels, width, height };
};

/** What such a paper says. */
export function readPaper({ pixels }: Paper): ReadTicket {
  const bytes: number[] = [];
  for (let place = 0; place < pixels.length; place += 8) {
    let byte = 0;
    for (let bit = 0; bit < 8; bit += 1) if (pixels[place + bit] === 0) byte |= 1 << bit;
    if (byte === END) break;
    bytes.push(byte);
  }
  return JSON.parse(Buffer.from(bytes).toString()) as ReadTicket;
}
