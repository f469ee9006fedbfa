/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Icon } from './icon';
import { ICON_STROKES } from './icon-strokes';

const MIRRORED = 'rtl:-scale-x-100';

/** Whether an icon is mirrored in right-to-left pages. */
const isMirrored = (name: string): boolean =>
  render(<Icon name={name} />).container.firstElementChild?.classList.contains(MIRRORED) ?? false;

it('mirrors exactly the icons that lead on or back, and no clock, sign or link to another site', () => {
  expect(Object.keys(ICON_STROKES).filter(isMirrored)).toEqual(['chevron-left', 'chevron-right']);
});
