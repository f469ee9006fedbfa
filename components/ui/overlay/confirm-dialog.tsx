import { Actions } from '../actions';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { closeOverlays, closeWithResult, type OverlayArgs } from './overlay-stack';

declare module './overlay-stack' {
  interface OverlayArgs {
    /** `text`: the consequence of the action. */
    confirm: { title: string; text?: string; labels: { yes: string; no: string } };
  }
  interface OverlayResults {
    confirm: true;
  }
}

const ID = 'confirm';
const TEXT_ID = `${ID}-text`;

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ arg }: { arg: OverlayArgs['confirm'] }) {
  const { title, text, labels } = arg;
  return (
    <Dialog id={ID} title={title} role="alertdialog" {...(text !== undefined && { describedBy: TEXT_ID })}>
      {text !== undefined && (
        <p className="mt-2 text-ink-2" id={TEXT_ID}>
          {text}
        </p>
      )}
      <Actions layout="pair">
        <Button variant="outline" onClick={() => closeOverlays()}>
          {labels.no}
        </Button>
        <Button variant="danger" onClick={() => closeWithResult('confirm', true)}>
          {labels.yes}
        </Button>
      </Actions>
    </Dialog>
  );
}
