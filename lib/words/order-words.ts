import type { Text } from '@/lib/domain/i18n/text';
import orderWords from './platform/order-words.json';

/**
 * The words of an order's own facts, which stand in the order beside the guest's answers: one text a language. Apart
 * from the platform's refusals, because the checkout loads it.
 */
export const ORDER_WORDS: Readonly<Record<keyof typeof orderWords, Text>> = orderWords;
