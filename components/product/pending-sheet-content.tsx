import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import type { SheetPreview } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/options/kit';
import { SheetMessage } from './sheet-message';
import { SheetSkeleton } from './sheet-skeleton';

/**
 * The content of a sheet whose product is loading, failed to load, or is gone. It goes into the same `SheetFrame` as
 * the product, because the focus would be lost with another one.
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
  if (state === 'gone') return <SheetMessage titleId={titleId} text={t('line_gone')} />;
  return <SheetMessage titleId={titleId} text={failure('section_failed')} retry={[t('try_again'), retry]} />;
}
