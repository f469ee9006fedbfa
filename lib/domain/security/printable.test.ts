import { printable, printableLine } from './printable';

describe('text of data in a terminal or a log', () => {
  it.each([
    ['an escape sequence', 'Hotel\u001b[2J\u001b]0;root\u0007', 'Hotel�[2J�]0;root�'],
    ['an escape sequence of one character', 'Hotel\u009b31m', 'Hotel�31m'],
    ['a null byte and a backspace', 'a\u0000b\bc', 'a�b�c'],
    ['a carriage return, which writes over the line', 'good\rbad', 'good�bad'],
    ['a turn of the direction', 'exe.\u202egpj', 'exe.�gpj'],
    ['a line separator', 'a\u2028b', 'a�b'],
  ])('has no %s', (_, text, shown) => {
    expect(printable(text)).toBe(shown);
    expect(printableLine(text)).toBe(shown);
  });

  it('keeps the lines of a stack, and makes one of what has to be one', () => {
    expect(printable('Error\n\tat x')).toBe('Error\n\tat x');
    expect(printableLine('Hotel\nroot logged in')).toBe('Hotel�root logged in');
  });

  it.each(['Cala Verde', 'قصر النخيل', '旅館', 'Hôtel 🏨', 'नमस्ते'])('keeps %s as it is', (text) => {
    expect(printable(text)).toBe(text);
  });
});
