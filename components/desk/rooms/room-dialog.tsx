'use client';

import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';

/** Says in a dialog why its call failed. */
export function RefusalNotice({ refusal }: { refusal: keyof DeskMessages | null }) {
  const { t } = useDesk();
  if (refusal === null) return null;
  return (
    <Notice tone="warn" alert>
      {t(refusal)}
    </Notice>
  );
}

/** The two answers to a question about rooms. */
export function AnswerButtons(props: {
  yes: keyof DeskMessages;
  isOff: boolean;
  onYes(): Promise<void>;
  onNo(): void;
}) {
  const { yes, isOff, onYes, onNo } = props;
  const { t } = useDesk();
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="outline" onClick={onNo}>
        {t('leave_as_is')}
      </Button>
      <Button variant="danger" disabled={isOff} onClick={() => void onYes()}>
        {t(yes)}
      </Button>
    </div>
  );
}

/** As many as a phone shows above the answers. */
const NAMED = 24;

/** The names of what a question is about; of many the first. */
export function NamedItems({ names }: { names: readonly string[] }) {
  const { t } = useDesk();
  const more = names.length - NAMED;
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {names.slice(0, NAMED).map((name) => (
        <li key={name} className="min-w-0 rounded-sm bg-sunken px-2 py-0.5 forced-colors:border">
          <bdi translate="no" className="wrap-anywhere font-medium tabular-nums">
            {name}
          </bdi>
        </li>
      ))}
      {more > 0 && <li className="px-2 py-0.5 text-ink-2">{t('more_of_them', { count: more })}</li>}
    </ul>
  );
}
