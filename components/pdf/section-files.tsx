import type { Translate } from '@/components/hotel/hotel-context';
import { IconLink } from '@/components/ui/button/icon-link';
import { Icon } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { externalLinkIcon } from '@/components/ui/icons/external-link';
import { fileTextIcon } from '@/components/ui/icons/file-text';
import { type FileLink, ownPdf } from '@/lib/domain/security/own-file';

/**
 * The files of a section. A PDF of our storage opens in the viewer and has a download link, other files of our storage
 * are downloaded, files of other sites open in a new tab. Also rendered on the server, where it costs no script.
 * Rules: fast-order/FO7, files/FI6.
 */
export function SectionFiles({ files, t }: { files: readonly FileLink[]; t: Translate }) {
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.href} className="flex items-center gap-1 rounded-md bg-surface shadow-sm forced-colors:border">
          <FileRow file={file} t={t} />
        </li>
      ))}
    </ul>
  );
}

const FILE =
  'flex min-h-control min-w-0 flex-1 items-center gap-3 rounded-md px-4 py-2 text-ink text-sm transition-[scale] duration-fast hover:bg-sunken pressed:scale-pressed';

function FileRow({ file: { href, title, isOwn }, t }: { file: FileLink; t: Translate }) {
  const name = title || t('download');
  if (!isOwn) {
    return (
      <a className={FILE} href={href} target="_blank" rel="noopener noreferrer">
        <Icon shape={fileTextIcon} />
        <span className="min-w-0 flex-1">{name}</span>
        <Icon shape={externalLinkIcon} size="sm" />
        <span className="sr-only">{`(${t('opens_in_new_tab')})`}</span>
      </a>
    );
  }
  const isShown = ownPdf(href) !== null;
  return (
    <>
      <a className={FILE} href={href} {...(!isShown && { download: '' })}>
        <Icon shape={fileTextIcon} />
        <span className="min-w-0 flex-1">{name}</span>
        {!isShown && <Icon shape={downloadIcon} size="sm" />}
      </a>
      {isShown && (
        <IconLink
          variant="bare"
          icon={downloadIcon}
          label={t('download_file', { title: name })}
          href={href}
          download=""
        />
      )}
    </>
  );
}
