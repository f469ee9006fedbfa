'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { Checkbox } from '@/components/ui/form/choice-input';
import { Field, FieldHint } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextArea } from '@/components/ui/form/text-area';
import { TextField } from '@/components/ui/form/text-field';
import type { DraftErrors } from '@/lib/domain/announcements/announcement-draft';
import { untilTonight } from '@/lib/domain/announcements/missing-languages';
import { SHOWN_PICTURES } from '@/lib/domain/chat/file-check';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { FileButton } from '../upload/file-button';
import type { AnnouncementForm } from './use-announcement-form';

const ERROR_WORDS = {
  needed: 'error_needed',
  no_address: 'error_address',
  no_rooms: 'error_rooms',
  before_start: 'error_before_start',
  past: 'error_past',
} as const satisfies Record<NonNullable<DraftErrors[keyof DraftErrors]>, keyof DeskMessages>;

type Props = { form: AnnouncementForm };
type Named = { field: 'picture' | 'link' | 'rooms' | 'from' | 'until'; label: keyof DeskMessages };

/** The address of a picture, or a picture from the device. Rule: announcements/AN20. */
function Picture({ form }: Props) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  return (
    <div className="grid gap-1">
      <FormField form={form} field="picture" label="picture_address" hint="picture_hint" />
      <FileButton
        to="/announcements/pictures"
        accepted={SHOWN_PICTURES}
        label={t('picture_upload')}
        refusal={t('picture_refused')}
        isOff={isOffline}
        onUploaded={(path) => form.fill('picture', path)}
      />
    </div>
  );
}

/** The end, with the one that most have. Rule: announcements/AN22. */
function Until({ form }: Props) {
  const { t } = useDesk();
  return (
    <div className="grid content-start gap-1">
      <FormField form={form} field="until" label="shown_until_field" hint="until_hint" type="datetime-local" />
      <TextButton
        layout="row"
        className="w-fit text-sm"
        onClick={() => form.fill('until', untilTonight(form.draft.from, form.now))}
      >
        {t('until_tonight')}
      </TextButton>
    </div>
  );
}

/** A field with its hint or its error below. */
function FormField({
  form,
  field,
  label,
  hint,
  type = 'text',
}: Props & Named & { hint?: keyof DeskMessages; type?: string }) {
  const { t } = useDesk();
  const error = form.errors[field];
  const [id, aboutId] = [`announcement-${field}`, `announcement-${field}-about`];
  return (
    <Field label={t(label)} htmlFor={id}>
      <TextField
        id={id}
        type={type}
        dir={type === 'text' && field !== 'rooms' ? 'ltr' : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={aboutId}
        {...form.register(field)}
      />
      {error !== undefined ? (
        <FieldError id={aboutId}>{t(ERROR_WORDS[error])}</FieldError>
      ) : (
        hint !== undefined && <FieldHint id={aboutId}>{t(hint)}</FieldHint>
      )}
    </Field>
  );
}

/** Title and text in one language. */
export function AnnouncementTexts({ form, language }: Props & { language: string }) {
  const { t } = useDesk();
  const error = form.errors.title;
  const [title, text] = [`announcement-title-${language}`, `announcement-text-${language}`];
  const written = { lang: bcp47(language), dir: directionOf(language) };
  return (
    <div key={language} className="grid gap-4">
      <Field label={t('announcement_title')} htmlFor={title}>
        <TextField
          id={title}
          maxLength={200}
          {...written}
          aria-invalid={error !== undefined}
          aria-describedby="announcement-title-error"
          {...form.register(`title.${language}`)}
        />
        <FieldError id="announcement-title-error">{error === undefined ? null : t(ERROR_WORDS[error])}</FieldError>
      </Field>
      <Field label={t('announcement_text')} htmlFor={text}>
        <TextArea
          id={text}
          text={form.draft.text[language] ?? ''}
          maxLength={4000}
          {...written}
          {...form.register(`text.${language}`)}
        />
      </Field>
    </div>
  );
}

/** Picture, link, times, rooms and places. */
export function AnnouncementDetails({ form }: Props) {
  return (
    <>
      <div className="grid gap-4 min-[1200px]:grid-cols-2">
        <FormField form={form} field="from" label="shown_from_field" hint="from_hint" type="datetime-local" />
        <Until form={form} />
      </div>
      <Places form={form} />
      <FormField form={form} field="rooms" label="rooms" hint="rooms_hint" />
      <Picture form={form} />
      <FormField form={form} field="link" label="link" hint="link_hint" />
    </>
  );
}

/** The home page and the sections in which it shows; none: everywhere. */
function Places({ form }: Props) {
  const { hotel, t } = useDesk();
  const { settings } = useDeskData();
  const places = [
    { value: 'home', label: t('home') },
    ...settings.sections.map(({ id, title }) => ({ value: String(id), label: textIn(title, hotel.language) })),
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-ink-2 text-sm">{t('places')}</legend>
      <div className="max-h-56 overflow-y-auto rounded-md bg-surface px-4 inset-ring inset-ring-line">
        {places.map(({ value, label }) => (
          <label key={value} className="flex min-h-target items-center gap-3 text-sm" htmlFor={`place-${value}`}>
            <Checkbox id={`place-${value}`} value={value} {...form.register('places')} />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
      <FieldHint>{t('places_hint')}</FieldHint>
    </fieldset>
  );
}
