import { useTranslations } from '@/components/hotel/hotel-context';
import { RichText } from '@/components/ui/text/rich-text';
import { AnnouncementLink } from './announcement-link';
import type { AnnouncementView } from './announcement-view';
import type { useHold } from './use-hold';

/** The text of a story on the lower edge of its picture; a long one scrolls. `hold`: tells a hold from a tap. */
export function StoryText(props: { story: AnnouncementView; hold: ReturnType<typeof useHold>['handlers'] }) {
  const { story, hold } = props;
  const t = useTranslations();
  const { title, name, contentHtml, href } = story;
  return (
    <section
      className="row-start-4 max-h-[60dvh] select-none overflow-y-auto bg-veil-up pt-16"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
      tabIndex={0}
      aria-labelledby="story-title"
      {...hold}
    >
      <div className="mx-auto grid w-full max-w-140 gap-3 px-gutter pb-10">
        <h2 id="story-title" className={title === '' ? 'sr-only' : 'font-light text-3xl tracking-[-.02em]'}>
          {title || name || t('from_the_hotel')}
        </h2>
        <RichText className="text-white/92" html={contentHtml} />
        {href !== null && <AnnouncementLink href={href} className="bg-white! text-night!" />}
      </div>
    </section>
  );
}
