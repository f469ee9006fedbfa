'use client';

import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { ProblemList } from './problem-list';
import { type MenuDesk, refusalWord } from './use-menu';

/**
 * Asks before what cannot be taken back by a tap. `onYes`: it closes by itself once that is done; why it failed is shown
 * here.
 */
export function MenuQuestion(props: {
  title: string;
  text: string;
  detail?: string | null;
  yes: keyof DeskMessages;
  /** Whether it does no harm, so that its button looks like any other. */
  isHarmless?: boolean;
  desk: MenuDesk;
  onYes(): Promise<void>;
  onClose(): void;
}) {
  const { title, text, detail, yes, isHarmless = false, desk, onYes, onClose } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const word = desk.refusal && refusalWord(desk.refusal);
  const close = () => {
    desk.clearRefusal();
    onClose();
  };
  return (
    <DeskDialog role="alertdialog" title={title} onClose={close}>
      <p className="text-sm">{text}</p>
      {detail && <p className="text-sm">{detail}</p>}
      {word && (
        <Notice tone="danger" alert>
          {t(word)}
        </Notice>
      )}
      {desk.refusal !== null && desk.refusal.problems.length > 0 && (
        <ProblemList problems={desk.refusal.problems} onFollow={close} />
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={close}>
          {t('leave_as_is')}
        </Button>
        <Button
          variant={isHarmless ? 'primary' : 'danger'}
          disabled={isOffline || desk.isBusy}
          onClick={() => void onYes()}
        >
          {t(yes)}
        </Button>
      </div>
    </DeskDialog>
  );
}
