import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';

/** Shown instead of a product that failed to load or no longer exists. Rule: failures/FL9. */
export function SheetMessage(props: { titleId: string; text: string; retry?: [label: string, again: () => void] }) {
  const { titleId, text, retry } = props;
  return (
    <div className="grid grid-cols-1 px-gutter pt-20 pb-19">
      <h2 className="sr-only" id={titleId}>
        {text}
      </h2>
      <div className="grid grid-cols-1 gap-4">
        <Notice tone="danger" alert>
          {text}
        </Notice>
        {retry && (
          <Button variant="soft" onClick={retry[1]}>
            {retry[0]}
          </Button>
        )}
        {retry && <HotelCallLink />}
      </div>
    </div>
  );
}
