import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Before its form is submitted, a field reports a text that a browser has filled in without an event, or before the
 * page listened: what stands on the screen is what is sent. Returns the ref of the element. Rule: options/O24.
 */
export function useFilledIn<Element extends TextElement>(field: {
  ref?: Ref<Element> | undefined;
  /** Undefined: the field keeps its value itself, so that it is reported each time. */
  value?: unknown;
}) {
  const element = useRef<Element>(null);
  useImperativeHandle(field.ref, () => element.current as Element, []);
  const report = useEffectEvent(({ target: form }: Event) => {
    const shown = element.current;
    if (shown === null || shown.form !== form || shown.readOnly || shown.value === field.value) return;
    // React ignores an event without a change since it last saw the value, and it sees every assignment.
    const { value } = shown;
    shown.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(shown), 'value')?.set?.call(shown, value);
    flushSync(() => shown.dispatchEvent(new Event('input', { bubbles: true })));
  });
  useEffect(() => {
    const listener = (event: Event) => report(event);
    document.addEventListener('submit', listener, true);
    return () => document.removeEventListener('submit', listener, true);
  }, []);
  return element;
}
