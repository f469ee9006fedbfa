import { useTranslations } from '@/components/hotel/hotel-context';
import { PageLink } from '@/components/shell/page-link';
import { ButtonLink, buttonClass } from '@/components/ui/button/button';
import { isPageLink } from '@/lib/domain/navigation/navigation';

/** Where an announcement leads: a page of the app, or elsewhere in a new tab. `isStretched`: its area is its whole card. */
export function AnnouncementLink(props: { href: string; className: string; isStretched?: boolean }) {
  const { href, className, isStretched } = props;
  const t = useTranslations();
  if (isPageLink(href)) {
    return (
      <PageLink className={buttonClass({ variant: 'primary', isStretched, className })} href={href}>
        {t('read_more')}
      </PageLink>
    );
  }
  return (
    <ButtonLink
      variant="primary"
      isStretched={isStretched}
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{t('read_more')}</span>
      <span className="sr-only">{t('opens_in_new_tab')}</span>
    </ButtonLink>
  );
}
