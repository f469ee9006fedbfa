'use client';

import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import type { SectionFile } from '@/lib/contract/catalogue';
import { isExternal } from '@/lib/domain/safe-link';
import { textIn } from '@/lib/domain/text';

/** What a section has to download, in the guest's language. Their addresses come checked. Source: guest-app 2. */
export function SectionFiles({ files }: { files: readonly SectionFile[] }) {
  const { language } = useHotel();
  const say = useWords();
  return files.map(({ title, files: byLanguage }) => {
    const address = textIn(byLanguage, language);
    if (address === '') return null;
    return (
      <a
        key={address}
        className="file"
        href={address}
        // A file of another house is not ours to name a download: its own server says what becomes of it.
        {...(isExternal(address) ? { target: '_blank', rel: 'noopener noreferrer' } : { download: true })}
      >
        <Icon name="file-text" />
        <span>{textIn(title, language) || say('download')}</span>
        <Icon name="download" />
      </a>
    );
  });
}
