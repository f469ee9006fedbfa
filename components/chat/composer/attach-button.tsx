'use client';

import { type ChangeEvent, type Ref, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { cameraIcon } from '@/components/ui/icons/camera';
import { fileTextIcon } from '@/components/ui/icons/file-text';
import { paperclipIcon } from '@/components/ui/icons/paperclip';
import { ACCEPTED_FILES } from '@/lib/domain/chat/file-check';

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Chooses a file; on a phone also takes a photo. Rule: chat/CH18. */
export function AttachButton({ onFile, ref }: { onFile: (file: File) => void; ref: Ref<HTMLButtonElement> }) {
  const t = useTranslations();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (input: HTMLInputElement | null) => {
    setIsOpen(false);
    input?.click();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <IconButton
        ref={ref}
        icon={paperclipIcon}
        label={t('chat_attach')}
        variant="bare"
        className="my-0.5"
        aria-expanded={isOpen}
        onClick={() => (isTouch() ? setIsOpen(!isOpen) : open(files.current))}
      />
      {isOpen && (
        <div className="order-first col-span-full grid grid-cols-2 gap-2">
          <Button variant="outline" size="sm" onClick={() => open(camera.current)}>
            <Icon shape={cameraIcon} size="sm" />
            <span>{t('chat_camera')}</span>
          </Button>
          <Button variant="outline" size="sm" onClick={() => open(files.current)}>
            <Icon shape={fileTextIcon} size="sm" />
            <span>{t('chat_choose_file')}</span>
          </Button>
        </div>
      )}
      <input
        ref={files}
        type="file"
        hidden
        aria-label={t('chat_choose_file')}
        accept={ACCEPTED_FILES}
        onChange={onChange}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={t('chat_camera')}
        accept="image/*"
        capture="environment"
        onChange={onChange}
      />
    </>
  );
}
