import { ChatEngine } from './chat-engine';
import { browserTools } from './chat-tools';

let engine: ChatEngine | undefined;

/** The chat of this tab. */
export const browserEngine = (): ChatEngine => {
  engine ??= new ChatEngine(browserTools());
  return engine;
};
