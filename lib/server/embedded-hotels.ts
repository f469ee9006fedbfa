import 'server-only';
import { answered } from '@/lib/contract/refusals';
import { answers } from './answers';
import { settings } from './env';
import { platform } from './platform-handle';

const load = async () => answered((await platform().hotels()).map(({ code }) => code));

/**
 * The codes of the hotels that this process serves itself; none behind an upstream, which names no hotels. Rejects when
 * the store cannot tell: that is not the same as none.
 */
export async function embeddedHotels(): Promise<readonly string[]> {
  if (settings().upstream !== null) return [];
  const codes = await answers().read('embedded hotels', { load });
  if (!codes.ok) throw new Error('the hotels cannot be listed');
  return codes.value;
}
