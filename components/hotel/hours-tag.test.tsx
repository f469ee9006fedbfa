/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import arabic from '@/lib/words/ar.json';
import english from '@/lib/words/en.json';
import { HoursTag } from './hours-tag';

const hours = (parts: Partial<WorkingHours> = {}): WorkingHours => ({
  from: '12:00',
  to: '23:00',
  days: [],
  open: true,
  ...parts,
});

it.each([
  ['while it is open', hours(), 'Opening hours: 12:00 - 23:00'],
  ['while it is closed, with a word for it', hours({ open: false }), 'Opening hours: 12:00 - 23:00, closed now'],
  ['with the days that they hold on', hours({ days: [1, 6] }), 'Opening hours: 12:00 - 23:00 (Mon, Sat)'],
])('the hours are named %s', (_title, given, words) => {
  const { container } = render(<HoursTag hours={given} language="en" words={english} />);
  expect(container).toHaveTextContent(words);
});

it('what has no hours today says that it will be there soon, and nothing else', () => {
  const { container } = render(<HoursTag hours={hours({ from: null, to: null })} language="en" words={english} />);
  expect(container).toHaveTextContent(/^Available soon$/);
});

it('days are listed in Arabic as Arabic lists them', () => {
  const { container } = render(<HoursTag hours={hours({ days: [0, 1], open: false })} language="ar" words={arabic} />);
  expect(container).toHaveTextContent('ساعات العمل: 12:00 - 23:00 (الأحد، الاثنين)، مغلق الآن');
});
