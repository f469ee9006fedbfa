import { dayPart } from './day-part';

describe('The part of the day in which guests are greeted', () => {
  it.each([
    ['00:00', 'evening'],
    ['04:59', 'evening'],
    ['05:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('at %s is %s', (time, part) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    expect(dayPart(hours * 60 + minutes)).toBe(part);
  });
});
