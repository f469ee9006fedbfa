import { v4 } from 'uuid';
import { isStatusByte, processIdOf, processIdRequest, readStatus, statusRequest } from './commands';

/** The bits that are set in every answer. */
const FIXED = 0x12;
const WELL = { offline: FIXED, errors: FIXED, paper: FIXED };

it.each([
  ['is well', {}, { paper: 'ok', cover: 'closed', error: null }],
  ['has little paper left', { paper: FIXED | 0x0c }, { paper: 'low', cover: 'closed', error: null }],
  ['has no paper', { paper: FIXED | 0x6c }, { paper: 'out', cover: 'closed', error: null }],
  ['has stopped without paper', { offline: FIXED | 0x20 }, { paper: 'out', cover: 'closed', error: null }],
  ['is open', { offline: FIXED | 0x04 }, { paper: 'ok', cover: 'open', error: null }],
  ['cannot cut', { errors: FIXED | 0x08 }, { paper: 'ok', cover: 'closed', error: 'cutter' }],
  ['is broken', { errors: FIXED | 0x20 }, { paper: 'ok', cover: 'closed', error: 'unrecoverable' }],
  ['is too hot', { errors: FIXED | 0x40 }, { paper: 'ok', cover: 'closed', error: 'overheated' }],
] as const)('reads the status of a printer that %s', (_case, bytes, expected) => {
  expect(readStatus({ ...WELL, ...bytes })).toEqual(expected);
});

it('asks for the real-time status and for a process id with the bytes that printers know', () => {
  expect(statusRequest('paper')).toEqual(Buffer.from([0x10, 0x04, 4]));
  expect(processIdRequest('AB 1').toString('hex')).toBe('1d284806003030'.concat(Buffer.from('AB 1').toString('hex')));
});

it('takes no byte for a status that has other fixed bits', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte).filter(isStatusByte);
  expect(bytes).toHaveLength(16);
  expect(bytes.every((byte) => (byte & 0x81) === 0 && (byte & FIXED) === FIXED)).toBe(true);
});

it('gives every ticket four printable characters as its process id, and always the same', () => {
  const tickets = Array.from({ length: 2_000 }, () => v4());
  for (const ticket of tickets) expect(processIdOf(ticket)).toMatch(/^[ -~]{4}$/);
  expect(new Set(tickets.map(processIdOf)).size).toBe(tickets.length);
  expect(processIdOf('a')).toBe(processIdOf('a'));
});
