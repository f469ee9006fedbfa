'use client';

import type { ReactNode } from 'react';
import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { Icon, type IconShape } from '@/components/ui/icon';
import { micIcon } from '@/components/ui/icons/mic';
import { micOffIcon } from '@/components/ui/icons/mic-off';
import { volume2Icon } from '@/components/ui/icons/volume-2';
import { xIcon } from '@/components/ui/icons/x';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { needsSession, type VoicePhase } from '@/lib/domain/voice/voice-phase';
import { AssistantCards } from './assistant/assistant-cards';
import { useVoice } from './use-voice';
import { VoiceCaptions } from './voice-captions';
import { VoiceOrb } from './voice-orb';

type Text = { title: string; text: string; isProblem?: boolean };

/** The texts of the phases without an open session. */
const texts = (t: Translate): Readonly<Record<Exclude<VoicePhase, 'open'>, Text>> => ({
  checking: { title: t('loading'), text: '' },
  prompt: { title: t('voice_lead'), text: t('voice_prompt') },
  asking: { title: t('voice_lead'), text: t('voice_prompt') },
  connecting: { title: t('loading'), text: '' },
  denied: { title: t('voice_no_microphone'), text: t('voice_denied'), isProblem: true },
  'no-microphone': { title: t('voice_no_microphone'), text: t('voice_microphone_failed'), isProblem: true },
  unsupported: { title: t('voice_title'), text: t('voice_unsupported'), isProblem: true },
  failed: { title: t('voice_title'), text: t('voice_failed'), isProblem: true },
  lost: { title: t('voice_title'), text: t('voice_lost'), isProblem: true },
});

function VoiceButton({ icon, children, ...button }: { icon?: IconShape; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-control items-center gap-2.5 rounded-md bg-white px-6 py-3 font-medium text-night transition-[scale] duration-fast pressed:scale-pressed forced-colors:border"
      {...button}
    >
      {icon !== undefined && <Icon shape={icon} size="sm" />}
      <span>{children}</span>
    </button>
  );
}

const iconOf = (phase: VoicePhase, isSpeaking: boolean): IconShape => {
  if (isSpeaking) return volume2Icon;
  return phase === 'denied' || phase === 'no-microphone' || phase === 'unsupported' ? micOffIcon : micIcon;
};

/** The hint until the assistant has spoken, then who speaks. Rule: voice/V6. */
function openText(
  t: Translate,
  { hasStartedSpeaking, isSpeaking }: Record<'hasStartedSpeaking' | 'isSpeaking', boolean>,
) {
  if (!hasStartedSpeaking) return { title: t('voice_hello'), text: t('voice_ideas') };
  return { title: isSpeaking ? t('voice_speaking') : t('voice_listening'), text: '' };
}

/** The voice assistant on the whole screen. Rules: voice/V3, voice/V4, voice/V6, voice/V9, voice/V10, navigation/N12. */
export function VoiceOverlay() {
  const t = useTranslations();
  const { phase, speech, captions, cards, report } = useVoice();
  const isSpeaking = phase === 'open' && speech.isSpeaking;
  const { title, text, isProblem }: Text = phase === 'open' ? openText(t, speech) : texts(t)[phase];
  const canStartAgain = phase === 'failed' || phase === 'lost' || phase === 'no-microphone';
  return (
    <OverlayFrame
      className="fixed inset-0 grid animate-fade grid-rows-[auto_minmax(0,1fr)_auto_auto] bg-night text-white [--focus:#fff]"
      labelledBy="voice-title"
    >
      <header className="grid grid-cols-[44px_minmax(0,1fr)_44px] items-center gap-2 px-3 py-2.5">
        <span />
        <h2 id="voice-title" className="text-center text-lg">
          {t('voice_title')}
        </h2>
        <button
          type="button"
          className="inline-grid size-target place-items-center rounded-full bg-white/12 transition-[scale] hover:bg-white/20 pressed:scale-94 forced-colors:border"
          aria-label={t('voice_close')}
          onClick={() => closeOverlays()}
        >
          <Icon shape={xIcon} />
        </button>
      </header>
      <div className="grid justify-items-center gap-4 overflow-y-auto px-7 py-4 [align-content:safe_center] text-center">
        <VoiceOrb icon={iconOf(phase, isSpeaking)} isOn={needsSession(phase)} isSpeaking={isSpeaking} />
        {/* Who speaks is heard, so a screen reader does not say it too. */}
        <div className="grid gap-2" aria-live={speech.hasStartedSpeaking && phase === 'open' ? 'off' : 'polite'}>
          <h3 className="font-light text-2xl tracking-tight">{title}</h3>
          <p
            className="max-w-reading text-white/80 forced-colors:text-system-text"
            role={isProblem ? 'alert' : undefined}
          >
            {text}
          </p>
        </div>
        {phase !== 'unsupported' && (
          <p className="max-w-dialog text-sm text-white/80 forced-colors:text-system-text">{t('voice_ai')}</p>
        )}
        {phase === 'prompt' && (
          <VoiceButton icon={micIcon} onClick={() => report({ type: 'enable' })}>
            {t('voice_enable')}
          </VoiceButton>
        )}
        {canStartAgain && <VoiceButton onClick={() => report({ type: 'start-again' })}>{t('voice_again')}</VoiceButton>}
      </div>
      <AssistantCards cards={cards} />
      <VoiceCaptions captions={captions} />
    </OverlayFrame>
  );
}
