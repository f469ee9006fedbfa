import type { PeerSession } from './peer-session';

/** Milliseconds. */
const LOOK_EVERY_MS = 200;
const REPLY_MS = 2_500;
/** Loud packets of 20 ms that make an utterance. */
const UTTERANCE = 15;

const isPrompt = (event: unknown): boolean => (event as { type?: unknown } | null)?.type === 'conversation.item.create';

/** Lets the assistant of a session hum, with captions, each time the guest has said something and is silent again. */
export function replyToSpeech(session: PeerSession): void {
  let before = 0;
  let loud = 0;
  let replies = 0;
  let isReplying = false;
  const reply = () => {
    replies += 1;
    const event = { item_id: `guest ${replies}`, transcript: 'I have said something.' };
    session.send({ type: 'conversation.item.input_audio_transcription.completed', ...event });
    const prompts = session.received.filter(isPrompt).length;
    const answer = `I have heard you, and ${prompts} prompts of the hotel. I can only hum.`;
    session.send({ type: 'response.audio_transcript.done', item_id: `assistant ${replies}`, transcript: answer });
    session.speak(true);
    isReplying = true;
    setTimeout(() => {
      session.speak(false);
      isReplying = false;
      loud = 0;
      before = session.heard().loud;
    }, REPLY_MS);
  };
  const timer = setInterval(() => {
    if (session.state() === 'closed' || session.state() === 'failed') return clearInterval(timer);
    const now = session.heard().loud;
    const isSilent = now === before;
    loud += now - before;
    before = now;
    if (!isReplying && isSilent && loud >= UTTERANCE) reply();
  }, LOOK_EVERY_MS);
}
