'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type AnnouncementDraft,
  announcementBody,
  type DraftErrors,
  draftErrors,
  draftFrom,
} from '@/lib/domain/announcements/announcement-draft';
import type { DeskAnnouncement } from '../desk-api';
import { type Announcements, useLocalTime } from './use-announcements';

/** The field of the form for a field of the call. */
const FIELD_OF: Readonly<Record<string, keyof DraftErrors>> = {
  title: 'title',
  'extra.file': 'picture',
  'extra.external_link': 'link',
  starts_at: 'from',
  ends_at: 'until',
};

/** What the server refuses although the form had no error: the picture does not exist. */
const refusedFields = (fields: readonly string[]): DraftErrors =>
  Object.fromEntries(fields.flatMap((field) => (field in FIELD_OF ? [[FIELD_OF[field], 'no_address']] : [])));

/** Why it could not be saved, beyond errors of fields. */
type Failure = 'not_saved' | 'changed_by_other' | null;

const failureOf = (status: number, refused: DraftErrors): Failure => {
  if (status === 409) return 'changed_by_other';
  return Object.keys(refused).length === 0 ? 'not_saved' : null;
};

type Saved = { failures: number; errors: DraftErrors; failure: Failure };

/**
 * The form of an announcement. react-hook-form holds the values; the rules decide at each render what is wrong (decision
 * 037), and show it once saving was tried. Rules: desk/DE21, announcements/AN16.
 */
export function useAnnouncementForm(at: {
  announcement: DeskAnnouncement | null;
  languages: readonly string[];
  call: Announcements['call'];
}) {
  const { announcement, languages, call } = at;
  const now = useLocalTime();
  const [defaultValues] = useState(() => draftFrom(announcement === null ? null : announcement, languages));
  const { register, watch, getValues, setFocus, setValue } = useForm<AnnouncementDraft>({ defaultValues });
  const [isSaving, setIsSaving] = useState(false);
  const [saved, setSaved] = useState<Saved>({ failures: 0, errors: {}, failure: null });
  const draft = watch();
  const own = draftErrors(draft, now);

  const focusError = (errors: DraftErrors) => {
    const [field] = Object.keys(errors) as (keyof DraftErrors)[];
    if (field !== undefined) setFocus(field === 'title' ? `title.${languages[0] ?? 'en'}` : field);
  };
  /** Saves, and publishes when asked to; null: it was not saved. */
  const save = async (publishes: boolean): Promise<DeskAnnouncement | null> => {
    const errors = draftErrors(getValues(), now);
    const fail = (refused: DraftErrors, failure: Failure) => {
      setSaved(({ failures }) => ({ failures: failures + 1, errors: refused, failure }));
      focusError({ ...errors, ...refused });
      return null;
    };
    if (Object.keys(errors).length > 0) return fail({}, null);
    setIsSaving(true);
    const response = await call(announcement === null ? '' : `/${announcement.id}`, bodyOf(announcement, getValues()));
    const published = response.ok && publishes ? await call(`/${response.value.id}/publish`, {}) : response;
    setIsSaving(false);
    if (!published.ok) {
      const refused = refusedFields(published.fields);
      return fail(refused, failureOf(published.status, refused));
    }
    setSaved({ failures: 0, errors: {}, failure: null });
    return published.value;
  };
  const errors: DraftErrors = { ...saved.errors, ...(saved.failures > 0 && own) };
  const fill = (field: 'picture' | 'until', value: string) => setValue(field, value, { shouldDirty: true });
  return { register, draft, errors, failure: saved.failure, isSaving, save, fill, now };
}

export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>;

/** The body of the call. Of an announcement that is changed it names the time that has been seen (staff-api/DK11). */
function bodyOf(announcement: DeskAnnouncement | null, draft: AnnouncementDraft) {
  const { extra, ...body } = announcementBody(draft);
  if (announcement === null) return { ...body, extra };
  return { ...body, updated_at: announcement.updated_at, extra: mergeExtra(announcement, extra) };
}

/** Keeps what the form does not show, such as a delay. */
const mergeExtra = ({ extra }: DeskAnnouncement, changed: ReturnType<typeof announcementBody>['extra']) => ({
  ...extra,
  ...changed,
  web_popup_config: { ...extra.web_popup_config, ...changed.web_popup_config },
});
