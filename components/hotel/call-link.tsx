import { ButtonLink } from '@/components/ui/button/button';
import { telephoneLink } from '@/lib/domain/navigation/telephone-link';

/**
 * A way to the hotel without the app, where something has failed. `phone`: the hotel's variation `callPhone`; without
 * one there is nothing. Rule: failures/FL9.
 */
export function CallLink({ phone, label }: { phone: string | null; label: string }) {
  const address = telephoneLink(phone);
  if (address === null) return null;
  return (
    <ButtonLink variant="quiet" size="sm" href={address}>
      <span>{`${label} `}</span>
      <bdi translate="no" dir="ltr">
        {phone}
      </bdi>
    </ButtonLink>
  );
}
