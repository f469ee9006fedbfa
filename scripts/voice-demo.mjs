// `npm run voice-demo`: serves the built app like `npm start`, with a voice provider on this machine that hums in reply
// to what it hears. No sound leaves the machine.
import { loadTypeScript } from './parts/load-typescript.mjs';

const { startVoicePeer } = await loadTypeScript('tests/peers/voice/voice-peer.ts');
const { replyToSpeech } = await loadTypeScript('tests/peers/voice/reply-to-speech.ts');
const peer = await startVoicePeer(replyToSpeech);
Object.assign(process.env, peer.env);
console.log('The voice assistant is in the bar of Cala Verde, whose address is printed below.');
await import('./start.mjs');
