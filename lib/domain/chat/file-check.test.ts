import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import {
  ACCEPTED_FILES,
  acceptedExtension,
  bytesToCheck,
  contentIssue,
  MAX_FILE_BYTES,
  sizeIssue,
  typeOfUpload,
} from './file-check';

describe('sizeIssue', () => {
  it.each([
    ['finds nothing against a picture', 2_400_000, null],
    ['finds nothing against a file of exactly 10 MB', MAX_FILE_BYTES, null],
    ['refuses a file with one byte more', MAX_FILE_BYTES + 1, 'too-large'],
    ['refuses an empty file', 0, 'empty'],
  ])('%s', (_title, size, expected) => {
    expect(sizeIssue({ size })).toBe(expected);
  });
});

describe('contentIssue', () => {
  it.each([
    ['finds nothing against an extension in capitals', 'VOUCHER.PDF', FILE_BYTES.pdf, null],
    ['finds nothing against a JPEG with the name of a phone picture', 'IMG_1.HEIC', FILE_BYTES.jpg, null],
    ['refuses a program', 'setup.exe', FILE_BYTES.exe, 'kind'],
    ['refuses a drawing that may contain scripts', 'logo.svg', FILE_BYTES.svg, 'kind'],
    ['refuses a text without an extension', 'notes', FILE_BYTES.txt, 'kind'],
    ['refuses a picture’s extension before another', 'photo.jpg.html', FILE_BYTES.jpg, 'kind'],
    ['refuses an extension that only looks like one after an override', 'photo\u202egpj.exe', FILE_BYTES.jpg, 'kind'],
    ['refuses a program renamed to a picture', 'a.png', FILE_BYTES.exe, 'renamed'],
  ])('%s', (_title, name, bytes, expected) => {
    expect(contentIssue(name, bytes)).toBe(expected);
  });
});

describe('acceptedExtension', () => {
  it.each([
    ['accepts a picture by its first bytes', 'a.jpeg', FILE_BYTES.jpg, 'jpg'],
    ['accepts a phone picture', 'a.heif', FILE_BYTES.heic, 'heic'],
    ['refuses a picture renamed to a program', 'a.exe', FILE_BYTES.png, null],
    ['accepts a PDF', 'a.pdf', FILE_BYTES.pdf, 'pdf'],
    ['accepts a text with accents', 'a.txt', FILE_BYTES.txt, 'txt'],
    ['refuses a program renamed to a picture', 'a.png', FILE_BYTES.exe, null],
    ['refuses a picture renamed to a PDF', 'a.pdf', FILE_BYTES.png, null],
    ['refuses a program renamed to a text', 'a.txt', FILE_BYTES.exe, null],
    ['refuses a file without bytes', 'a.txt', new Uint8Array(), null],
  ])('%s', (_title, name, bytes, expected) => {
    expect(acceptedExtension(name, bytes)).toBe(expected);
  });

  it.each(['a.jfif', 'a.jpe', 'a.HEIC', 'a.png', 'photo', 'photo.', 'a.jpg '])(
    'accepts a JPEG by its content with the name “%s”',
    (name) => {
      expect(acceptedExtension(name, FILE_BYTES.jpg)).toBe('jpg');
    },
  );

  it('needs only the first bytes of a picture, and the whole of a text', () => {
    expect(acceptedExtension('a.png', FILE_BYTES.png.subarray(0, bytesToCheck('a.png')))).toBe('png');
    expect(bytesToCheck('a.TXT')).toBe(MAX_FILE_BYTES);
  });
});

it('offers every accepted extension in the file dialog', () => {
  for (const extension of ACCEPTED_FILES.split(',')) expect(typeOfUpload(`a${extension}`)).not.toBeNull();
  expect(ACCEPTED_FILES).toContain('.pdf');
  expect(ACCEPTED_FILES).toContain('.jfif');
  // A phone then sends a JPEG, which every desk can show.
  expect(ACCEPTED_FILES).not.toContain('hei');
});
