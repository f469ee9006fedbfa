import { reportedAmount } from '../money/order-amounts';
import type { DayFigures } from './day-figures';
import type { HourFigures } from './hour-figures';

/** Figures with the decimals of a response. */
export function reportedFigures(figures: DayFigures): DayFigures<number> {
  const { stopped, products, sections } = figures;
  return {
    ...figures,
    revenue: reportedAmount(figures.revenue),
    charges: reportedAmount(figures.charges),
    added_taxes: reportedAmount(figures.added_taxes),
    tips: reportedAmount(figures.tips),
    stopped: {
      ...stopped,
      sum: reportedAmount(stopped.sum),
      reasons: stopped.reasons.map((reason) => ({ ...reason, sum: reportedAmount(reason.sum) })),
    },
    products: products.map((product) => ({ ...product, revenue: reportedAmount(product.revenue) })),
    sections: sections.map((section) => ({ ...section, revenue: reportedAmount(section.revenue) })),
  };
}

export const reportedHours = (hours: readonly HourFigures[]): readonly HourFigures<number>[] =>
  hours.map((hour) => ({ ...hour, revenue: reportedAmount(hour.revenue) }));
