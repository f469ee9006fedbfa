import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { ACCEPTED_FILES, acceptedExtension, bytesToCheck, fileIssue, MAX_FILE_BYTES, typeOfUpload } from './file-check';

describe('fileIssue', () => {
  it.each([
    ['finds nothing against a picture', { name: 'socket.jpg', size: 2_400_000 }, null],
    ['finds nothing against an extension in capitals', { name: 'VOUCHER.PDF', size: 1 }, null],
    ['finds nothing against a file of exactly 10 MB', { name: 'a.png', size: MAX_FILE_BYTES }, null],
    ['refuses a file with one byte more', { name: 'a.png', size: MAX_FILE_BYTES + 1 }, 'too-large'],
    ['refuses an empty file', { name: 'a.png', size: 0 }, 'empty'],
    ['refuses a program', { name: 'setup.exe', size: 10 }, 'kind'],
    ['refuses a drawing that may contain scripts', { name: 'logo.svg', size: 10 }, 'kind'],
    ['refuses a name without an extension', { name: 'photo', size: 10 }, 'kind'],
    ['refuses a picture’s extension before another', { name: 'photo.jpg.html', size: 10 }, 'kind'],
    [
      'refuses an extension that only looks like one after an override',
      { name: 'photo\u202egpj.exe', size: 10 },
      'kind',
    ],
  ])('%s', (_title, file, expected) => {
    expect(fileIssue(file)).toBe(expected);
  });
});

describe('acceptedExtension', () => {
  it.each([
    ['accepts a picture by its first bytes', 'a.jpeg', FILE_BYTES.jpg, 'jpg'],
    ['accepts a phone picture', 'a.heif', FILE_BYTES.heic, 'heic'],
    ['accepts a PDF', 'a.pdf', FILE_BYTES.pdf, 'pdf'],
    ['accepts a text with accents', 'a.txt', FILE_BYTES.txt, 'txt'],
    ['refuses a program renamed to a picture', 'a.png', FILE_BYTES.exe, null],
    ['refuses a picture renamed to a PDF', 'a.pdf', FILE_BYTES.png, null],
    ['refuses a program renamed to a text', 'a.txt', FILE_BYTES.exe, null],
    ['refuses a file without bytes', 'a.txt', new Uint8Array(), null],
  ])('%s', (_title, name, bytes, expected) => {
    expect(acceptedExtension(name, bytes)).toBe(expected);
  });

  it('needs only the first bytes of a picture, and the whole of a text', () => {
    expect(acceptedExtension('a.png', FILE_BYTES.png.subarray(0, bytesToCheck('a.png')))).toBe('png');
    expect(bytesToCheck('a.TXT')).toBe(MAX_FILE_BYTES);
  });
});

it('offers every accepted extension in the file dialog', () => {
  for (const extension of ACCEPTED_FILES.split(',')) expect(typeOfUpload(`a${extension}`)).not.toBeNull();
  expect(ACCEPTED_FILES).toContain('.pdf');
});
