'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { SectionFiles } from '@/components/pdf/section-files';
import type { Section } from '@/lib/contract/catalogue';
import { fileLinks } from '@/lib/domain/security/own-file';

/** The files of the fast order's section. A separate chunk, because few sections have files. */
export function FastOrderFiles({ section }: { section: Section }) {
  const { language } = useHotel();
  const t = useTranslations();
  return <SectionFiles files={fileLinks(section.files, language)} t={t} />;
}
