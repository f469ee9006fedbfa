import type { Translate } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { type FileLink, ownPdf } from '@/lib/domain/security/own-file';

/**
 * The files of a section: a PDF of our own opens in the viewer and can be downloaded beside it, other files of ours are
 * downloaded, those of another house open there. It runs on the server too, where it costs no script. Rules:
 * fast-order/FO7, files/FI6.
 */
export function SectionFiles({ files, t }: { files: readonly FileLink[]; t: Translate }) {
  if (files.length === 0) return null;
  return (
    <ul className="files" aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.href} className="files__row">
          <FileRow file={file} t={t} />
        </li>
      ))}
    </ul>
  );
}

function FileRow({ file: { href, title, isOwn }, t }: { file: FileLink; t: Translate }) {
  const name = title || t('download');
  if (!isOwn) {
    return (
      <a className="files__main" href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="file-text" />
        <span>{name}</span>
        <Icon name="external-link" size="sm" />
        <span className="sr">({t('opens_in_new_tab')})</span>
      </a>
    );
  }
  const isShown = ownPdf(href) !== null;
  return (
    <>
      <a className="files__main" href={href} {...(!isShown && { download: '' })}>
        <Icon name="file-text" />
        <span>{name}</span>
        {!isShown && <Icon name="download" size="sm" />}
      </a>
      {isShown && (
        <a className="iconbtn iconbtn--bare" href={href} download="" aria-label={t('download_file', { title: name })}>
          <Icon name="download" />
        </a>
      )}
    </>
  );
}
