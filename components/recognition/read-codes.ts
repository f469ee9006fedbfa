import { resource } from '@/components/ui/resource';

/** The part of the browser's own reader of codes that is used. Safari, Firefox and some systems have none. */
type NativeDetector = { detect(picture: HTMLCanvasElement): Promise<readonly { rawValue: string }[]> };
type NativeDetectorClass = {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const FORMAT = 'qr_code';

/** How long the library may go on after its first attempts, in milliseconds. It blocks the page meanwhile. */
const EXTRA_TIME_MS = 300;

/** Weighs 15 KB, so it is fetched with the first picture that needs it. */
const library = resource(() => import('qr/decode.js'));

/**
 * Returns the texts of the QR codes in a picture, read by the browser or, where it has no reader or finds nothing, by
 * a library. Rejects when the library cannot be loaded.
 */
export async function readCodes(picture: HTMLCanvasElement): Promise<readonly string[]> {
  const texts = await nativeCodes(picture);
  return texts.length > 0 ? texts : libraryCodes(picture);
}

async function nativeCodes(picture: HTMLCanvasElement): Promise<readonly string[]> {
  const Detector = (window as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  try {
    if (Detector === undefined || !(await Detector.getSupportedFormats()).includes(FORMAT)) return [];
    const found = await new Detector({ formats: [FORMAT] }).detect(picture);
    return found.map(({ rawValue }) => rawValue).filter((text) => text !== '');
  } catch {
    // Its service may be missing on this device.
    return [];
  }
}

async function libraryCodes(picture: HTMLCanvasElement): Promise<readonly string[]> {
  const { decodeQR } = await library.load();
  const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
  if (pixels === undefined) return [];
  try {
    return [decodeQR(pixels, { effort: Number.POSITIVE_INFINITY, timeLimit: EXTRA_TIME_MS })];
  } catch {
    // How it says that there is no code.
    return [];
  }
}
