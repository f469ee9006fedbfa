import { proofBy } from './room-pass';

const NUMBERS = [1, 2, 3];
const now = { room: '101', stay: 2, codeVersion: 2 };

describe('proofBy: rooms/RM5, rooms/RM6, rooms/RM9', () => {
  it('proves a room by a code of the running stay and of the current version only, for every pair of numbers', () => {
    const pairs = NUMBERS.flatMap((stay) => NUMBERS.map((code) => [stay, code] as const));
    const proving = pairs.filter(([stay, code]) => proofBy({ room: '101', stay, code }, now) === 'code');
    expect(proving).toEqual([[2, 2]]);
    const other = pairs.filter(([stay, code]) => proofBy({ room: '101', stay, code }, now) !== 'none');
    expect(other).toEqual([[2, 2]]);
  });

  it('proves a room by digits of the running stay, whatever the version of its code', () => {
    const versions = NUMBERS.map((codeVersion) =>
      proofBy({ room: '101', stay: 2, code: null }, { ...now, codeVersion }),
    );
    expect(versions).toEqual(['digits', 'digits', 'digits']);
    expect(NUMBERS.map((stay) => proofBy({ room: '101', stay, code: null }, now))).toEqual(['none', 'digits', 'none']);
  });

  it('compares rooms as the checkout does', () => {
    const pass = { room: 'Villa 3', stay: 1, code: 1 };
    const at = (room: string) => proofBy(pass, { room, stay: 1, codeVersion: 1 });
    expect(['villa 3', ' Villa ٣ ', 'Villa 30', 'Villa', ''].map(at)).toEqual(['code', 'code', 'none', 'none', 'none']);
  });

  it('proves nothing without a pass', () => {
    expect(proofBy(null, now)).toBe('none');
  });
});
