/** @jest-environment jsdom */
import encodeQR from 'qr';
import { readCodes } from './read-codes';

type Detect = () => Promise<{ rawValue: string }[]>;

/** Gives the browser a reader of codes of its own. */
function provideReader(detect: Detect, formats: readonly string[] = ['qr_code']): void {
  const Reader = Object.assign(
    class {
      detect = detect;
    },
    { getSupportedFormats: async () => formats },
  );
  Object.defineProperty(window, 'BarcodeDetector', { value: Reader, configurable: true });
}

/** A picture of a code with four pixels to a module; jsdom cannot draw one. Without a text it is white. */
function pictureOf(text: string | null): HTMLCanvasElement & { reads: number } {
  const modules = text === null ? [] : encodeQR(text, 'raw', { border: 4 });
  const side = text === null ? 120 : modules.length * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const isDark = modules[Math.floor(at / side / 4)]?.[Math.floor((at % side) / 4)] ?? false;
    if (isDark) data.fill(0, at * 4, at * 4 + 3);
  }
  const picture = {
    width: side,
    height: side,
    reads: 0,
    getContext: () => ({
      getImageData: () => {
        picture.reads += 1;
        return { width: side, height: side, data };
      },
    }),
  };
  return picture as never;
}

afterEach(() => Reflect.deleteProperty(window, 'BarcodeDetector'));

describe('readCodes', () => {
  it('reads the code with the library in a browser without a reader', async () => {
    expect(await readCodes(pictureOf('/products/102'))).toEqual(['/products/102']);
  });

  it('finds nothing in a picture without a code', async () => {
    expect(await readCodes(pictureOf(null))).toEqual([]);
  });

  it('takes what the browser’s own reader finds, without the library', async () => {
    provideReader(async () => [{ rawValue: '' }, { rawValue: '/sections/1' }, { rawValue: '/sections/2' }]);
    const picture = pictureOf('/products/102');
    expect(await readCodes(picture)).toEqual(['/sections/1', '/sections/2']);
    expect(picture.reads).toBe(0);
  });

  it.each([
    ['finds nothing', async () => [], undefined],
    ['fails', () => Promise.reject(new Error('service unavailable')), undefined],
    ['cannot read QR codes', async () => [{ rawValue: '/never' }], ['ean_13']],
  ])('uses the library when the browser’s own reader %s', async (_title, detect: Detect, formats) => {
    provideReader(detect, formats);
    expect(await readCodes(pictureOf('/products/102'))).toEqual(['/products/102']);
  });
});
