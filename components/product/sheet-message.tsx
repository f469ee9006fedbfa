import { Notice } from '@/components/ui/notice';

/** In place of a product that is not here. */
export function SheetMessage(props: { titleId: string; words: string; retry?: [label: string, again: () => void] }) {
  const { titleId, words, retry } = props;
  return (
    <div className="sheet__body pt-20">
      <h2 className="sr" id={titleId}>
        {words}
      </h2>
      <div className="stack">
        <Notice tone="danger" alert>
          {words}
        </Notice>
        {retry && (
          <button type="button" className="btn btn--soft" onClick={retry[1]}>
            {retry[0]}
          </button>
        )}
      </div>
    </div>
  );
}
