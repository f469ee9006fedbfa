/** A value of a form with nested keys, as Stripe reads it. */
export type FormValue = string | Form;
export type Form = { [key: string]: FormValue };

/** Reads `line_items[0][price_data][currency]=eur` into nested objects. A list is an object with its places as keys. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    set(form, path, value);
  }
  return form;
}

function set(form: Form, [first = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const found = form[first];
  const inner: Form = typeof found === 'object' ? found : {};
  form[first] = inner;
  set(inner, rest, value);
}

/** A part of a form by its path, such as `price_data.currency`; undefined: not sent. */
export function valueAt(form: Form, path: string): FormValue | undefined {
  let at: FormValue | undefined = form;
  for (const part of path.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return at;
}

export const textAt = (form: Form, path: string): string | null => {
  const value = valueAt(form, path);
  return typeof value === 'string' ? value : null;
};

/** The paths of all values that were sent, with `*` for the places of lists. */
export const pathsOf = (form: Form, before = ''): string[] =>
  Object.entries(form).flatMap(([key, value]) => {
    const path = `${before}${/^\d+$/.test(key) ? '*' : key}`;
    return typeof value === 'string' ? [path] : pathsOf(value, `${path}.`);
  });
