import type { KeyboardEvent } from 'react';
import { isComposing } from './is-composing';

/** Whether a key sends a message: Enter with a fine pointer, unless it chooses a word of an input method. Rule: layout/LY1. */
export const sendsByEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !isComposing(nativeEvent) && !window.matchMedia('(pointer: coarse)').matches;
