/** One server-sent event. `id`: its own one, '' if it has none; `data`: its lines, joined by line feeds. */
export type StreamEvent = { type: string; data: string; id: string };

/**
 * Reads server-sent events as the HTML standard writes them (section 9.2.6), from text in any pieces: lines end with LF,
 * CR or CRLF, and every `data` line counts. Two departures: an event without an id has none instead of the one before
 * it, because an id that was seen is not dispatched again; and `retry` is ignored, because the transport has its own
 * delays. Returns the function that takes the next piece. Rule: live-updates/LV7.
 */
export function createEventStreamParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let endsWithCr = false;
  let type = '';
  let id = '';
  let data: string[] = [];

  const endEvent = () => {
    if (data.length > 0) onEvent({ type: type || 'message', data: data.join('\n'), id });
    type = '';
    id = '';
    data = [];
  };
  const readLine = (line: string) => {
    if (line === '') return endEvent();
    const [name, ...parts] = line.split(':');
    const value = parts.join(':').replace(/^ /, '');
    if (name === 'event') type = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
  };
  return (text) => {
    if (text === '') return;
    // A CR has ended its line already; the LF behind it belongs to the same end.
    const next = endsWithCr && text.startsWith('\n') ? text.slice(1) : text;
    endsWithCr = text.endsWith('\r');
    const lines = (rest + next).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
