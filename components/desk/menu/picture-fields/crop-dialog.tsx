'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/form/choice-input';
import { Field } from '@/components/ui/form/field';
import { Notice } from '@/components/ui/notice';
import {
  type Crop,
  cropPercent,
  isTooLarge,
  largestCrop,
  leastPercent,
  resizeCrop,
} from '@/lib/domain/menu-editor/crop';
import { useDesk } from '../../desk-context';
import { DeskDialog } from '../../desk-dialog';
import { useDeskData } from '../../live/desk-data';
import { CropFrame } from './crop-frame';
import { type PictureUpload, uploadPicture } from './upload-picture';

/** The proportions of cards and sheets, width by height. Rule: menu/ME52. */
const RATIO = 4 / 3;
const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

type Size = { width: number; height: number };
type Failure = 'menu_picture_none' | 'menu_picture_large' | 'picture_refused' | 'file_failed';

const FAILURES = { refused: 'picture_refused', failed: 'file_failed' } as const;

/** Cuts a picture that was chosen and sends it. `onUploaded`: its address. Rules: menu/ME52, menu/ME53. */
export function CropDialog(props: { file: File; onUploaded(path: string): void; onClose(): void }) {
  const { file, onUploaded, onClose } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const src = useObjectUrl(file);
  const [size, setSize] = useState<Size | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [failure, setFailure] = useState<Failure | null>(null);
  const upload = useUpload({ file, crop, onUploaded, onFailure: setFailure });
  const largest = size === null ? WHOLE : largestCrop(size, isWhole ? null : RATIO);
  const onRead = (read: Size) => {
    setSize(read);
    setCrop(largestCrop(read, RATIO));
    if (isTooLarge(read)) setFailure('menu_picture_large');
  };
  const isUsable = size !== null && !isTooLarge(size);
  return (
    <DeskDialog title={t('menu_crop_title')} onClose={onClose}>
      {src !== null && failure !== 'menu_picture_none' && (
        <CropFrame
          src={src}
          crop={crop}
          onCrop={setCrop}
          onRead={onRead}
          onError={() => setFailure('menu_picture_none')}
        />
      )}
      {isUsable && (
        <CropControls
          crop={crop}
          largest={largest}
          isWhole={isWhole}
          onCrop={setCrop}
          onWhole={(next) => {
            setIsWhole(next);
            setCrop(largestCrop(size, next ? null : RATIO));
          }}
        />
      )}
      {failure !== null && (
        <Notice tone="danger" alert>
          {t(failure)}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={upload.share === null ? onClose : upload.stop}>
          {t(upload.share === null ? 'close' : 'upload_stop')}
        </Button>
        <Button
          variant="primary"
          disabled={!isUsable || isOffline || upload.share !== null}
          onClick={() => {
            setFailure(null);
            void upload.start();
          }}
        >
          {t('menu_upload')}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {upload.share !== null && t('upload_progress', { name: file.name, percent: Math.round(upload.share * 100) })}
      </p>
    </DeskDialog>
  );
}

function CropControls(props: {
  crop: Crop;
  largest: Crop;
  isWhole: boolean;
  onCrop(crop: Crop): void;
  onWhole(isWhole: boolean): void;
}) {
  const { crop, largest, isWhole, onCrop, onWhole } = props;
  const { t } = useDesk();
  const id = useId();
  return (
    <>
      <p id="crop-hint" className="text-ink-2 text-sm">
        {t('menu_crop_hint')}
      </p>
      <Field label={t('menu_crop_size')} htmlFor={`${id}-size`}>
        <input
          id={`${id}-size`}
          type="range"
          className="h-target w-full accent-brand-strong"
          min={leastPercent(largest)}
          max={100}
          value={cropPercent(crop, largest)}
          aria-valuetext={`${cropPercent(crop, largest)} %`}
          onChange={({ target }) => onCrop(resizeCrop(crop, Number(target.value), largest))}
        />
      </Field>
      <label htmlFor={`${id}-whole`} className="flex min-h-target items-center gap-3 text-sm">
        <Checkbox id={`${id}-whole`} checked={isWhole} onChange={({ target }) => onWhole(target.checked)} />
        <span>{t('menu_crop_whole')}</span>
      </label>
    </>
  );
}

/** The address of a file of the device, as long as the component shows it. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** An upload with its progress. `share` null: none runs. */
function useUpload(at: { file: File; crop: Crop; onUploaded(path: string): void; onFailure(failure: Failure): void }) {
  const { file, crop, onUploaded, onFailure } = at;
  const { onSignedOut } = useDeskData();
  const abort = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const onEnd = (result: PictureUpload) => {
    setShare(null);
    if (result.ok) return onUploaded(result.path);
    if (result.reason === 'signed-out') onSignedOut();
    else if (result.reason !== 'stopped') onFailure(FAILURES[result.reason]);
  };
  const start = async () => {
    abort.current = new AbortController();
    setShare(0);
    onEnd(await uploadPicture({ file, crop }, { onProgress: setShare, signal: abort.current.signal }));
  };
  return { share, start, stop: () => abort.current?.abort() };
}
