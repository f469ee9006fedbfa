import 'server-only';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A page in gzip format (RFC 1952), cut at its nonces. Each part is compressed once. A response only joins the parts with
 * its own nonce, which stays uncompressed. Rule: page-cache/PC5.
 */
export type PackedParts = { plain: readonly Buffer[]; packed: readonly Buffer[]; nonceLength: number };

/** A page is packed once and sent many times. */
const LEVEL = constants.Z_BEST_COMPRESSION;
/** The gzip header: method deflate, no file name, no time, Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last deflate block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** Stands for the bytes of a nonce. It never occurs in UTF-8, so that no compressed part refers back to a nonce. */
const NOT_TEXT = 0xff;
/** How far a part can refer back, in bytes. Less for a short part, because a long dictionary costs more than it saves. */
const WINDOW = { long: 32_768, short: 4_096 };
const SHORT_PART = 1_000;

/**
 * Compresses the parts of a page, which must be UTF-8. Each part ends on a byte boundary (sync flush) and may refer back
 * to the text before it.
 */
export function packParts(plain: readonly Buffer[], nonceLength: number): PackedParts {
  const hole = Buffer.alloc(nonceLength, NOT_TEXT);
  const packed: Buffer[] = [];
  let before: Buffer = Buffer.alloc(0);
  for (const part of plain) {
    const dictionary = before.subarray(-(part.length < SHORT_PART ? WINDOW.short : WINDOW.long));
    packed.push(
      deflateRawSync(part, {
        level: LEVEL,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(dictionary.length > 0 && { dictionary }),
      }),
    );
    before = Buffer.concat([before, part, hole]).subarray(-WINDOW.long);
  }
  return { plain, packed, nonceLength };
}

/** The header of an uncompressed deflate block, which starts on a byte boundary: type, length, its complement. */
function storedBlock(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(0xffff - length, 3);
  return header;
}

/**
 * Returns the gzip of the page with this nonce, in pieces that share the kept bytes. Throws if the nonce has another length
 * than the original one.
 */
export function joinPacked({ plain, packed, nonceLength }: PackedParts, nonce: Buffer): readonly Buffer[] {
  if (nonce.length !== nonceLength) throw new Error(`a nonce of ${nonceLength} bytes is expected`);
  const stored = Buffer.concat([storedBlock(nonceLength), nonce]);
  const joined: Buffer[] = [HEADER];
  let checksum = 0;
  let size = 0;
  for (const [place, part] of plain.entries()) {
    if (place > 0) {
      joined.push(stored);
      checksum = crc32(nonce, checksum);
      size += nonceLength;
    }
    joined.push(packed[place] ?? Buffer.alloc(0));
    checksum = crc32(part, checksum);
    size += part.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  joined.push(LAST_BLOCK, trailer);
  return joined;
}
