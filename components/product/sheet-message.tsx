import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';

/** Shown instead of a product that failed to load or no longer exists. */
export function SheetMessage(props: { titleId: string; words: string; retry?: [label: string, again: () => void] }) {
  const { titleId, words, retry } = props;
  return (
    <div className="grid grid-cols-1 px-gutter pt-20 pb-19">
      <h2 className="sr-only" id={titleId}>
        {words}
      </h2>
      <div className="grid grid-cols-1 gap-4">
        <Notice tone="danger" alert>
          {words}
        </Notice>
        {retry && (
          <Button variant="soft" onClick={retry[1]}>
            {retry[0]}
          </Button>
        )}
      </div>
    </div>
  );
}
