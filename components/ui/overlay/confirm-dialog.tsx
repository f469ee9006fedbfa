import { Dialog } from './dialog';
import { closeOverlays, closeWithResult, type OverlayArgs } from './overlay-stack';

declare module './overlay-stack' {
  interface OverlayArgs {
    /** `text`: what becomes of it. */
    confirm: { title: string; text?: string; words: { yes: string; no: string } };
  }
  interface OverlayResults {
    confirm: true;
  }
}

const ID = 'confirm';
const TEXT_ID = `${ID}-text`;

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ arg }: { arg: OverlayArgs['confirm'] }) {
  const { title, text, words } = arg;
  return (
    <Dialog id={ID} title={title} role="alertdialog" {...(text !== undefined && { describedBy: TEXT_ID })}>
      {text !== undefined && (
        <p className="muted mt-2" id={TEXT_ID}>
          {text}
        </p>
      )}
      <div className="actions actions--two">
        <button type="button" className="btn btn--line" onClick={() => closeOverlays()}>
          {words.no}
        </button>
        <button type="button" className="btn btn--danger" onClick={() => closeWithResult('confirm', true)}>
          {words.yes}
        </button>
      </div>
    </Dialog>
  );
}
