import fc from 'fast-check';
import { createCommandReader } from '@/tests/peers/escpos/commands';
import { encodeTicket } from './encode-ticket';

const pictureOf = (width: number, height: number, seed: number) => ({
  width,
  height,
  pixels: Buffer.from(Array.from({ length: width * height }, (_, place) => ((place * seed) % 7 < 3 ? 0 : 255))),
});

it('prints every pixel of a ticket on both papers, whatever its height, and says then that it is printed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(384, 576),
      fc.integer({ min: 1, max: 700 }),
      fc.nat(100),
      async (width, rows, seed) => {
        const picture = pictureOf(width, rows, seed);
        const commands = createCommandReader()(await encodeTicket(picture, 'AB~ '));
        const last = commands.at(-1);
        const paper = commands.flatMap((command) => (command.kind === 'cut' ? [command.paper] : []))[0];
        expect(last).toEqual({ kind: 'process id', id: Buffer.from('AB~ ') });
        expect(paper?.width).toBe(width);
        expect(paper?.pixels.subarray(0, width * rows).equals(picture.pixels)).toBe(true);
        // White rows up to a multiple of eight.
        expect((paper?.height ?? 0) - rows).toBeLessThan(8);
        expect(paper?.pixels.subarray(width * rows).every((pixel) => pixel === 255)).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});

it('leaves no gap between the bands of a long ticket, and feeds it to the blade before the cut', async () => {
  const bytes = await encodeTicket(pictureOf(384, 600, 1), 'ABCD');
  const spacing = { none: Buffer.from([0x1b, 0x33, 0x00]), usual: Buffer.from([0x1b, 0x32]) };
  const firstBand = bytes.indexOf(Buffer.from([0x1d, 0x76, 0x30]));
  const lastBand = bytes.lastIndexOf(Buffer.from([0x1d, 0x76, 0x30]));
  const usual = bytes.lastIndexOf(spacing.usual);
  expect(bytes.indexOf(spacing.none)).toBeLessThan(firstBand);
  expect(lastBand).toBeGreaterThan(firstBand);
  expect(usual).toBeGreaterThan(lastBand);
  expect(bytes.subarray(usual + 2, usual + 6)).toEqual(Buffer.from([0x0a, 0x0a, 0x0a, 0x0a]));
  expect(bytes.indexOf(Buffer.from([0x1d, 0x56, 0x01]), usual)).toBeGreaterThan(usual + 5);
});
