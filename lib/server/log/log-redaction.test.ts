import { redactPersonalData } from './log-redaction';

describe('the redaction of personal data in the log', () => {
  it('shortens every uuid anywhere in a text', () => {
    expect(redactPersonalData('order 0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a failed')).toBe('order 0b7c7d64… failed');
  });

  it('removes names, phone numbers and rooms at any depth', () => {
    expect(
      redactPersonalData({ order: { room_number: '101', comment: 'Call Ann', num: '12', lines: [{ name: 'Ann' }] } }),
    ).toEqual({
      order: { room_number: '[personal]', comment: '[personal]', num: '12', lines: [{ name: '[personal]' }] },
    });
  });

  it('removes control characters from texts and field names', () => {
    const hostile = '\u001b[2J\u009b31m\rforged';
    expect(redactPersonalData({ reason: hostile, list: [hostile] })).toEqual({
      reason: '�[2J�31m�forged',
      list: ['�[2J�31m�forged'],
    });
  });

  it('stops at a maximum depth in an object that contains itself', () => {
    const ring: Record<string, unknown> = {};
    ring.self = ring;
    expect(() => redactPersonalData(ring)).not.toThrow();
  });
});
