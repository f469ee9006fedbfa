import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import type { SheetPreview } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { SheetSkeleton } from './sheet-skeleton';

/**
 * The content of a sheet whose product is loading, failed to load, or is gone. It goes into the same `SheetFrame` as
 * the product, because the focus would be lost with another one. Rules: failures/FL5, failures/FL9.
 */
export function PendingSheetContent(props: {
  state: 'loading' | 'failed' | 'gone';
  titleId: string;
  productId: Id;
  preview: SheetPreview | undefined;
  retry: () => void;
}) {
  const { state, titleId, productId, preview, retry } = props;
  const t = useTranslations();
  const failure = useFailureMessage();
  if (state === 'loading')
    return <SheetSkeleton label={t('loading')} titleId={titleId} productId={productId} preview={preview} />;
  const text = state === 'gone' ? t('line_gone') : failure('section_failed');
  return (
    <div className="grid grid-cols-1 gap-4 px-gutter pt-20 pb-19">
      <h2 className="sr-only" id={titleId}>
        {text}
      </h2>
      <Notice tone="danger" alert>
        {text}
      </Notice>
      {state === 'failed' && (
        <>
          <Button variant="soft" onClick={retry}>
            {t('try_again')}
          </Button>
          <HotelCallLink />
        </>
      )}
    </div>
  );
}
