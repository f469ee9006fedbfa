import { useTranslations } from '@/components/hotel/hotel-context';
import { PageLink } from '@/components/shell/page-link';
import { ButtonLink, buttonClass } from '@/components/ui/button/button';
import { isPageLink } from '@/lib/domain/navigation/navigation';

/** Where an announcement leads: a page of the app, or elsewhere in a new tab. Its area is its whole card. */
export function AnnouncementLink({ href, className }: { href: string; className: string }) {
  const t = useTranslations();
  if (isPageLink(href)) {
    return (
      <PageLink className={buttonClass({ variant: 'primary', className })} href={href}>
        {t('read_more')}
      </PageLink>
    );
  }
  return (
    <ButtonLink variant="primary" className={className} href={href} target="_blank" rel="noopener noreferrer">
      {t('read_more')}
      <span className="sr-only">{t('opens_in_new_tab')}</span>
    </ButtonLink>
  );
}
