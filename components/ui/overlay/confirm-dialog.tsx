import { Actions } from '../actions';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { closeOverlays, closeWithResult, type OverlayArgs } from './overlay-stack';

declare module './overlay-stack' {
  interface OverlayArgs {
    /** `text`: the consequence of the action. `prefersNo`: no is the better answer; the buttons stand in a column. */
    confirm: { title: string; text?: string; labels: { yes: string; no: string }; prefersNo?: boolean };
  }
  interface OverlayResults {
    confirm: true;
  }
}

const ID = 'confirm';
const TEXT_ID = `${ID}-text`;

/** Asks for confirmation before an action that cannot be undone, or that is probably a mistake. */
export function ConfirmDialog({ arg }: { arg: OverlayArgs['confirm'] }) {
  const { title, text, labels, prefersNo } = arg;
  return (
    <Dialog id={ID} title={title} role="alertdialog" {...(text !== undefined && { describedBy: TEXT_ID })}>
      {text !== undefined && (
        <p className="mt-2 text-ink-2" id={TEXT_ID}>
          {text}
        </p>
      )}
      <Actions layout={prefersNo ? 'below' : 'pair'}>
        <Button variant={prefersNo ? 'primary' : 'outline'} onClick={() => closeOverlays()}>
          {labels.no}
        </Button>
        <Button variant={prefersNo ? 'quiet' : 'danger'} onClick={() => closeWithResult('confirm', true)}>
          {labels.yes}
        </Button>
      </Actions>
    </Dialog>
  );
}
