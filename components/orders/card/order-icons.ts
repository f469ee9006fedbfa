import { addIcons } from '@/components/ui/icon';
import { ORDER_STROKES } from './order-strokes';

/** Imported for its effect by My orders and the receipt: adds the icons that only they show. */
addIcons(ORDER_STROKES);
