import type { Text } from '../domain/i18n/text';
import replies from './platform/quick-replies.json';

/** The quick replies of a hotel that has none of its own, in every language of the product. Rule: desk/DE19. */
export const BUILT_IN_REPLIES: readonly Text[] = Object.values(replies);
