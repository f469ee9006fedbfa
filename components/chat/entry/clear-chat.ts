import { browserEngine } from '../engine/browser-engine';

/** Forgets the chat and the person of this device, so that the next guest sees neither. Rule: chat/CH21. */
export const clearChat = (): void => browserEngine().clear();
