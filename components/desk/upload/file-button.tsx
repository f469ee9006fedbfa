'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { paperclipIcon } from '@/components/ui/icons/paperclip';
import { xIcon } from '@/components/ui/icons/x';
import { readFileIssue } from '@/lib/domain/chat/read-file-issue';
import { useDesk } from '../desk-context';
import { type UploadResult, uploadFile } from './upload-file';

type State = { file: File; share: number } | { reason: 'refused' | 'failed' } | null;

/**
 * Sends a file with its progress; it can be stopped. `to`: the call that takes it; `accepted`: the endings that the file
 * dialog offers. Rule: desk/DE20.
 */
export function FileButton(props: {
  to: string;
  accepted: string;
  label: string;
  refusal: string;
  isOff: boolean;
  onUploaded(path: string): void;
}) {
  const { to, accepted, label, refusal, isOff, onUploaded } = props;
  const { t } = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  const [state, setState] = useState<State>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const onEnd = (result: UploadResult) => {
    if (result.ok) onUploaded(result.path);
    setState(result.ok || result.reason === 'stopped' ? null : { reason: result.reason });
  };
  const start = async (file: File) => {
    if ((await readFileIssue(file)) !== null) return setState({ reason: 'refused' });
    abort.current = new AbortController();
    setState({ file, share: 0 });
    const onProgress = (share: number) => setState({ file, share });
    onEnd(await uploadFile(to, file, { onProgress, signal: abort.current.signal }));
  };
  const isRunning = state !== null && 'file' in state;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      {!isRunning && (
        <TextButton
          layout="row"
          className="inline-flex items-center gap-2"
          disabled={isOff}
          onClick={() => input.current?.click()}
        >
          <Icon shape={paperclipIcon} size="sm" />
          <span>{label}</span>
        </TextButton>
      )}
      {isRunning && (
        <>
          <p role="status">{t('upload_progress', { name: state.file.name, percent: Math.round(state.share * 100) })}</p>
          <IconButton
            icon={xIcon}
            size="sm"
            variant="bare"
            label={t('upload_stop')}
            onClick={() => abort.current?.abort()}
          />
        </>
      )}
      {state !== null && 'reason' in state && (
        <p role="alert" className="text-danger">
          {state.reason === 'refused' ? refusal : t('file_failed')}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accepted}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void start(file);
        }}
      />
    </div>
  );
}
