'use client';

import { useHotel, useWords } from '@/components/hotel/hotel-context';

/** A sentence with the address in its gap, as a link. */
export function WithEmail({ sentence, email }: { sentence: string; email: string }) {
  const [before = '', after = ''] = sentence.split('{email}');
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
      {after}
    </>
  );
}

/** Where a consent can be withdrawn; nothing for a hotel that gives no address. Source: guest-app 2 "Consent block". */
export function WithdrawalNote({ className }: { className?: string }) {
  const { withdrawalEmail } = useHotel().variations;
  const say = useWords();
  if (withdrawalEmail === null) return null;
  return (
    <p className={className}>
      <WithEmail sentence={say('consent_withdrawal')} email={withdrawalEmail} />
    </p>
  );
}
