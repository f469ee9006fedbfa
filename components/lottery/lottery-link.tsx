import { ROW_CARD } from '@/components/catalogue/section-rows';
import { ProductImage } from '@/components/ui/product-image';
import { RouterLink } from '@/components/ui/router-link';
import type { LotteryView, SectionView } from '@/lib/contract/views';
import { lotteryPath } from '@/lib/domain/navigation/links';

/** The way from a section to its draw. Rule: pages/PG19. */
export function LotteryLink(props: {
  section: Pick<SectionView, 'id' | 'image'>;
  lottery: LotteryView;
  messages: Readonly<Record<'lottery_to', string>>;
}) {
  const { section, lottery, messages } = props;
  return (
    <RouterLink className={`${ROW_CARD} mb-5`} href={lotteryPath(section.id)}>
      <ProductImage
        className="aspect-square max-w-32 rounded-[14px]"
        drawing="w-[74%]"
        id={section.id}
        src={section.image}
        sizes="171px"
        eager
      />
      <span>
        <strong className="block font-medium text-lg">{lottery.title}</strong>
        <span className="mt-0.5 block text-ink-2 text-sm">{lottery.prize}</span>
        <span className="mt-1 block font-medium text-brand-strong text-sm">{messages.lottery_to}</span>
      </span>
    </RouterLink>
  );
}
