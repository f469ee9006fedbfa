import { addFromCard } from './add-from-card';
import { CardStepper } from './card-stepper';

/** What '+' on a card needs once it is tapped, as one chunk. */
export const CARD_PARTS = { addFromCard, CardStepper };
