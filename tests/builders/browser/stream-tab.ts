import type { Channel, LiveEvent } from '@/lib/live/channel';
import { EventStreamTransport } from '@/lib/live/event-stream-transport';
import { FakeEventSource } from './fake-event-source';
import { fakePage } from './fake-page';

/** A tab with an event stream and a clock that the test controls. `random` 1 gives the longest delays. */
export function streamTab({ random = 1 } = {}) {
  const page = fakePage();
  const sources: FakeEventSource[] = [];
  const stream = new EventStreamTransport({
    page,
    open: (request) => {
      const source = new FakeEventSource(request);
      sources.push(source);
      return source;
    },
    random: () => random,
    now: () => Date.now(),
  });
  /** The current connection. */
  const line = () => {
    const open = sources.filter((source) => !source.closed);
    if (open.length !== 1 || open[0] === undefined) throw new Error(`${open.length} connections are open`);
    return open[0];
  };
  const follow = async (channel: Channel) => {
    const heard: LiveEvent[] = [];
    const leave = stream.subscribe(channel, (event) => heard.push(event));
    await jest.advanceTimersByTimeAsync(0);
    return { heard, leave };
  };
  return { page, stream, sources, line, follow, isOpen: () => sources.some((source) => !source.closed) };
}
