import { printable, printableLine } from './printable';

describe('printable and printableLine', () => {
  it.each([
    ['an escape sequence', 'Hotel\u001b[2J\u001b]0;root\u0007', 'Hotel�[2J�]0;root�'],
    ['an escape sequence of one character', 'Hotel\u009b31m', 'Hotel�31m'],
    ['a null byte and a backspace', 'a\u0000b\bc', 'a�b�c'],
    ['a carriage return, which would overwrite the line', 'good\rbad', 'good�bad'],
    ['a bidi override', 'exe.\u202egpj', 'exe.�gpj'],
    ['a line separator', 'a\u2028b', 'a�b'],
  ])('replaces %s', (_, text, shown) => {
    expect(printable(text)).toBe(shown);
    expect(printableLine(text)).toBe(shown);
  });

  it('printable keeps newlines of a stack trace, and printableLine replaces them', () => {
    expect(printable('Error\n\tat x')).toBe('Error\n\tat x');
    expect(printableLine('Hotel\nroot logged in')).toBe('Hotel�root logged in');
  });

  it.each(['Cala Verde', 'قصر النخيل', '旅館', 'Hôtel 🏨', 'नमस्ते'])('keeps %s unchanged', (text) => {
    expect(printable(text)).toBe(text);
  });
});
