import type { Endpoint } from '@/lib/contract/call';
import { paths } from '@/lib/contract/paths';
import { voiceDecodersWith } from '@/lib/contract/schema/voice';
import { createVoiceApi } from '@/lib/contract/voice/voice-api';
import { hasText } from '@/lib/domain/i18n/text';
import { acceptedValue, type TestedHotel } from './guest-order';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Tests of announcements, voice prompts and the page around a PDF. Rules: announcements/AN1, voice/V1. */
export function announcementsAndVoiceContract(tested: () => TestedHotel, endpoint: () => Endpoint): void {
  it('returns announcements with unique ids, each with a text or a picture', async () => {
    const { api, hotel } = tested();
    const announcements = acceptedValue(await api.announcements(hotel.id));
    const names = announcements.map(({ id, updated_at }) => `${id}${updated_at}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { title, content, extra } of announcements) {
      expect(hasText(title) || hasText(content) || extra.file !== null).toBe(true);
      for (const file of [extra.file, ...Object.values(extra.lang_file)]) {
        if (file !== null) expect(file).toMatch(/^(?:\/storage\/|https?:\/\/)/);
      }
    }
    expect((await api.announcements(999_999_999)).ok).toBe(false);
  });

  it('returns voice prompts with a role and content, or none', async () => {
    const { hotel } = tested();
    const voice = createVoiceApi({ ...endpoint(), decoders: voiceDecodersWith(() => {}) });
    for (const { role, content } of acceptedValue(await voice.prompts(hotel.uuid))) {
      expect([role, content]).not.toContain('');
    }
    expect((await voice.prompts(NOBODY)).ok).toBe(false);
  });

  it('responds with 404 for a PDF page with any file but the hotel’s own', async () => {
    const { send, base } = endpoint();
    for (const file of [
      '',
      '/etc/passwd',
      'https://elsewhere.example/a.pdf',
      '/storage/../hotel.db',
      '/storage/no.pdf',
    ]) {
      const response = await send(new Request(`${base}/api/v1${paths.pdfViewer(file, '/')}`));
      expect([file, response.status]).toEqual([file, 404]);
    }
  });
}
