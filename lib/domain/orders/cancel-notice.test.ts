import { cancelNotice } from './cancel-notice';

describe('after a guest has tried to cancel', () => {
  it.each([
    ['nothing is said when it worked', { hasFailed: false, isDraft: false, status: 'cancelled' }, null],
    ['nothing is said while it is on its way', { hasFailed: false, isDraft: true, status: 'draft' }, null],
    [
      'it can be tried again while the hotel has not begun',
      { hasFailed: true, isDraft: true, status: 'draft' },
      'try-again',
    ],
    ['it is too late once the hotel has begun', { hasFailed: true, isDraft: false, status: 'approved' }, 'too-late'],
    ['nothing is said when only the answer was lost', { hasFailed: true, isDraft: false, status: 'cancelled' }, null],
  ])('%s', (_title, from, notice) => {
    expect(cancelNotice(from)).toBe(notice);
  });
});
