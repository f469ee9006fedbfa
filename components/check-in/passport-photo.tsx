'use client';

import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { FieldError } from '@/components/ui/form/field-error';
import { Icon } from '@/components/ui/icon';
import { cameraIcon } from '@/components/ui/icons/camera';
import { fileFault, type PictureFault } from '@/lib/domain/recognition/picture';
import { Plate } from './plate';

type Photo = { name: string; address: string };

/**
 * Takes or chooses the photo of a passport and shows it. It is read from memory and goes nowhere. Rule: check-in/CI3.
 */
export function PassportPhoto() {
  const t = useTranslations();
  const id = useId();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const address = photo?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (file === undefined) return;
    const found = fileFault(file);
    setFault(found);
    if (found === null) setPhoto({ name: file.name, address: URL.createObjectURL(file) });
  };
  const refuse = () => {
    setPhoto(null);
    setFault('broken');
  };
  const input = {
    type: 'file',
    accept: 'image/jpeg,image/png',
    className: 'sr-only',
    'aria-describedby': id,
    onChange: pick,
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-ink-2 text-sm">{t('checkin_photo')}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-lg border border-line-strong border-dashed bg-surface">
        <label className={`${TARGET} flex min-h-24 items-center gap-4 rounded-s-lg p-3`}>
          {photo === null ? (
            <Plate picture="identity-card" className="size-18" />
          ) : (
            <img className="size-18 rounded-md object-cover" src={photo.address} alt="" onError={refuse} />
          )}
          <span className="wrap-anywhere">
            <strong className="font-medium">{photo === null ? t('checkin_add_photo') : t('recognition_choose')}</strong>
            <span className="block text-ink-2 text-sm">{photo?.name ?? t('checkin_photo_hint')}</span>
          </span>
          <input {...input} />
        </label>
        <label className={`${TARGET} me-2 grid size-target place-items-center rounded-full`}>
          <span className="sr-only">{t('chat_camera')}</span>
          <Icon shape={cameraIcon} />
          <input {...input} capture="environment" />
        </label>
      </div>
      <div id={id} role="status">
        {fault !== null && (
          <FieldError id={`${id}-fault`}>
            {t(fault === 'large' ? 'recognition_large' : 'recognition_broken')}
          </FieldError>
        )}
      </div>
      {photo !== null && (
        <TextButton layout="row" className="justify-self-start text-sm" onClick={() => setPhoto(null)}>
          {t('remove_line', { title: t('checkin_photo') })}
        </TextButton>
      )}
    </fieldset>
  );
}

/** The label of an invisible field shows the field's focus. */
const TARGET =
  'relative cursor-pointer hover:bg-sunken pressed:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus';
