import { HoursTag } from '@/components/hotel/hours-tag';
import { RichText } from '@/components/ui/text/rich-text';
import type { HotelView, SectionView } from '@/lib/contract/views';
import type { Dictionary } from '@/lib/server/pages/messages';

/** The section's description and opening hours; renders nothing when it has neither. */
export function SectionIntro(props: { section: SectionView; view: HotelView; messages: Dictionary }) {
  const { section, view, messages } = props;
  const { descrHtml, hours, hoursNoteHtml } = section;
  const hasHours = hours !== null || hoursNoteHtml !== '';
  if (descrHtml === '' && !hasHours) return null;
  return (
    <div className="text-pretty pt-3 pb-5 text-ink-2">
      {descrHtml !== '' && <RichText html={descrHtml} />}
      {hasHours && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {hours && <HoursTag hours={hours} language={view.language} weekdays={view.weekdays} messages={messages} />}
          {hoursNoteHtml !== '' && <RichText className="text-sm" html={hoursNoteHtml} />}
        </div>
      )}
    </div>
  );
}
