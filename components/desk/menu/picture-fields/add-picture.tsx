'use client';

import { useEffect, useRef, useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { FieldError } from '@/components/ui/form/field-error';
import { SHOWN_PICTURES } from '@/lib/domain/chat/file-check';
import { readFileIssue } from '@/lib/domain/chat/read-file-issue';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { CropDialog } from './crop-dialog';

/** Chooses a picture of the device, cuts and sends it. Rule: menu/ME53. */
export function AddPicture({ label, onAdd }: { label: string; onAdd(path: string): void }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  /** What is typed or merged while the picture is sent must stay. */
  const latestAdd = useRef(onAdd);
  useEffect(() => {
    latestAdd.current = onAdd;
  });
  const choose = async (chosen: File) => {
    const issue = await readFileIssue(chosen);
    setIsRefused(issue !== null);
    setFile(issue === null ? chosen : null);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <TextButton layout="row" className="text-sm" disabled={isOffline} onClick={() => input.current?.click()}>
        {label}
      </TextButton>
      <div role="status">
        <FieldError id="menu-picture-refused">{isRefused ? t('picture_refused') : null}</FieldError>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={SHOWN_PICTURES}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen !== undefined) void choose(chosen);
        }}
      />
      {file !== null && (
        <CropDialog
          file={file}
          onClose={() => setFile(null)}
          onUploaded={(path) => {
            setFile(null);
            latestAdd.current(path);
          }}
        />
      )}
    </div>
  );
}
