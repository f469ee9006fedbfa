import 'server-only';
import type { ServerResponse } from 'node:http';

/** In bytes. A smaller piece is copied, because a write of its own costs more. */
const MIN_SHARED = 1_000;

/** The number of bytes of the pieces together. */
export const lengthOf = (pieces: readonly Buffer[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

/**
 * Ends a response with a body in pieces. Large ones are given to the socket as they are, so that a slow client holds no
 * copy of a kept page. Rule: security/SC23.
 */
export function endWithPieces(response: ServerResponse, pieces: readonly Buffer[]): void {
  response.cork();
  for (const piece of joinSmall(pieces)) response.write(piece);
  response.end();
}

function* joinSmall(pieces: readonly Buffer[]): Generator<Buffer> {
  let small: Buffer[] = [];
  for (const piece of pieces) {
    if (piece.length < MIN_SHARED) {
      small.push(piece);
      continue;
    }
    if (small.length > 0) yield Buffer.concat(small);
    small = [];
    yield piece;
  }
  if (small.length > 0) yield Buffer.concat(small);
}
