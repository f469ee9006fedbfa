import { Dialog } from './dialog';
import { closeOverlays } from './overlay-stack';

/** Asks before something is done that cannot be undone. `yes` closes nothing by itself: what it does may lead elsewhere. */
export function ConfirmDialog(props: {
  id: string;
  title: string;
  /** What becomes of it. */
  text?: string;
  words: { yes: string; no: string };
  onYes: () => void;
}) {
  const { id, title, text, words, onYes } = props;
  const textId = `${id}-text`;
  return (
    <Dialog id={id} title={title} role="alertdialog" {...(text !== undefined && { describedBy: textId })}>
      {text !== undefined && (
        <p className="muted mt-2" id={textId}>
          {text}
        </p>
      )}
      <div className="actions actions--two">
        <button type="button" className="btn btn--line" onClick={() => closeOverlays()}>
          {words.no}
        </button>
        <button type="button" className="btn btn--danger" onClick={onYes}>
          {words.yes}
        </button>
      </div>
    </Dialog>
  );
}
