import { z } from 'zod';
import { STOCK_PERIODS } from '@/lib/domain/stock/stock';

/** More than a hotel has of anything, and few enough for the store. */
export const MOST_PIECES = 1_000_000;

/** The schema of the stock of a product or a choice. Rule: stock/SK1. */
export const stockFile = z
  .strictObject({ amount: z.int().min(0, 'no less than 0').max(MOST_PIECES), per: z.enum(STOCK_PERIODS) })
  .nullable()
  .default(null);
