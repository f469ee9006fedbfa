/** A form field as it stood on the screen: what kind it was, and what was typed or chosen in it. */
export type TypedField = {
  kind: string;
  value: string;
  isChecked: boolean;
  /** Whether it is a password or a key, which is never stored. */
  isSecret: boolean;
  /** Where the guest was typing; null: elsewhere. */
  caret: { start: number | null; end: number | null } | null;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type="file"], [type="hidden"]), select, textarea';

/** Time within which fields are awaited whose code or data come after their part, ms. */
const LATE_MS = 2000;

/** The elements that were read in this page, to know which of them are gone. */
const elements = new WeakMap<TypedField, Field>();

const fields = (): readonly Field[] => [...document.querySelectorAll<Field>(FIELDS)];
const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Its type and name, without the ids of React, which differ from one rendering to the next. */
const kindOf = (field: Field): string =>
  [field.type, field.name || field.id, isChoice(field) ? field.value : ''].join(' ').replace(/_r_\w+?_/gi, '');

function caretIn(field: Field): TypedField['caret'] {
  if (field !== document.activeElement) return null;
  if (field instanceof HTMLSelectElement) return { start: null, end: null };
  return { start: field.selectionStart, end: field.selectionEnd };
}

/** Reads every field of the document, in its order. */
export function readTypedFields(): readonly TypedField[] {
  return fields().map((field) => {
    const isChecked = isChoice(field) && field.checked;
    const isSecret = field.type === 'password' || /password|one-time/.test(field.autocomplete);
    const typed = { kind: kindOf(field), value: field.value, isChecked, isSecret, caret: caretIn(field) };
    elements.set(typed, field);
    return typed;
  });
}

/**
 * Types again what has been read in fields that are gone since, because their part was rendered anew or the page loaded
 * again: in those that are there now, and in those that come within `lateMs`. A field is found by its place among those of
 * its kind. React hears of it by the events.
 */
export function restoreTypedFields(typed: readonly TypedField[], lateMs = LATE_MS): void {
  const known = new Set(typed.map((each) => elements.get(each)));
  const left = typed.filter((each) => elements.get(each)?.isConnected !== true);
  const restore = () => {
    for (const field of fields()) {
      if (known.has(field)) continue;
      known.add(field);
      const index = left.findIndex(({ kind }) => kind === kindOf(field));
      if (index >= 0) retype(field, left.splice(index, 1)[0] as TypedField);
    }
    if (left.length === 0) late.disconnect();
  };
  const late = new MutationObserver(restore);
  late.observe(document, { childList: true, subtree: true });
  setTimeout(() => late.disconnect(), lateMs);
  restore();
}

function retype(field: Field, { value, isChecked, caret }: TypedField): void {
  if (isChoice(field)) {
    if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click();
  } else if (field.value !== value && !('readOnly' in field && field.readOnly)) {
    setValue(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
  if (caret !== null) putCaret(field, caret);
}

/** Unless the guest has gone to another field meanwhile. */
function putCaret(field: Field, { start, end }: NonNullable<TypedField['caret']>): void {
  const active = document.activeElement;
  if (active !== field && active?.matches(FIELDS)) return;
  field.focus();
  // Fields such as checkboxes and numbers have no caret to set.
  if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
}

/** By the prototype's setter, because React replaces that of the element and would take the event for none. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
