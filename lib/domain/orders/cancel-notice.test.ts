import { cancelNotice } from './cancel-notice';

describe('cancelNotice', () => {
  it.each([
    [
      'shows no notice after a successful cancellation',
      { hasFailed: false, isDraft: false, status: 'cancelled' },
      null,
    ],
    [
      'shows no notice while the cancellation is being sent',
      { hasFailed: false, isDraft: true, status: 'draft' },
      null,
    ],
    [
      'offers another try if a failed cancellation left the order a draft',
      { hasFailed: true, isDraft: true, status: 'draft' },
      'try-again',
    ],
    [
      'reports that it is too late if the hotel has approved the order',
      { hasFailed: true, isDraft: false, status: 'approved' },
      'too-late',
    ],
    [
      'shows no notice if the order was cancelled and only the response was lost',
      { hasFailed: true, isDraft: false, status: 'cancelled' },
      null,
    ],
  ])('cancelNotice %s', (_title, from, notice) => {
    expect(cancelNotice(from)).toBe(notice);
  });
});
