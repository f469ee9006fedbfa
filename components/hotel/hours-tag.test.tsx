/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
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
  ['from opening to closing time while the section is open', hours(), 'Opening hours: 12:00 - 23:00'],
  ['with "closed now" while the section is closed', hours({ open: false }), 'Opening hours: 12:00 - 23:00, closed now'],
  ['with the days on which they apply', hours({ days: [1, 6] }), 'Opening hours: 12:00 - 23:00 (Mon, Sat)'],
])('shows the hours %s', (_title, given, words) => {
  const { container } = render(
    <HoursTag hours={given} language="en" weekdays={weekdayNames('en')} messages={english} />,
  );
  expect(container).toHaveTextContent(words);
});

it('shows only "Available soon" when there are no hours today', () => {
  const { container } = render(
    <HoursTag hours={hours({ from: null, to: null })} language="en" weekdays={weekdayNames('en')} messages={english} />,
  );
  expect(container).toHaveTextContent(/^Available soon$/);
});

it('separates and orders the days as Arabic does', () => {
  const { container } = render(
    <HoursTag
      hours={hours({ days: [0, 1], open: false })}
      language="ar"
      weekdays={weekdayNames('ar')}
      messages={arabic}
    />,
  );
  expect(container).toHaveTextContent('ساعات العمل: 12:00 - 23:00 (الأحد، الاثنين)، مغلق الآن');
});
