'use client';

import { type ReactNode, useId, useState } from 'react';
import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { Field, FieldHint } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { Select } from '@/components/ui/form/select';
import { TextArea } from '@/components/ui/form/text-area';
import { TextField } from '@/components/ui/form/text-field';
import { joinList } from '@/lib/domain/i18n/join-list';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import type { Text } from '@/lib/domain/i18n/text';
import { readNumber } from '@/lib/domain/json/read-value';
import type { FieldPath } from '@/lib/domain/menu-editor/field-path';
import { readText, withText, writtenIn } from '@/lib/domain/menu-editor/written-texts';
import { parsePrice } from '@/lib/domain/money/parse-price';
import { useDesk } from '../../desk-context';
import { fieldId, useEditing } from './editing';
import { fieldName } from './field-words';

/** A group of fields under a heading. `path`: of the field that a link to the group names. */
export function FieldGroup(props: { title: string; path: FieldPath; apart?: readonly string[]; children: ReactNode }) {
  const { title, path, apart, children } = props;
  const { problemsOf } = useEditing();
  const titleId = useId();
  const id = fieldId(path);
  const problems = path.length === 0 ? [] : problemsOf(path, apart);
  return (
    <section className={`${CARD} grid gap-4 p-4`} aria-labelledby={titleId}>
      <h2 id={titleId} className="font-medium text-lg">
        {title}
      </h2>
      {problems.length > 0 && <FieldError id={`${id}-problems`}>{problems}</FieldError>}
      {/* A link leads here where the group has no single field. */}
      <div id={path.length === 0 ? undefined : id} tabIndex={path.length === 0 ? undefined : -1} className="grid gap-4">
        {children}
      </div>
    </section>
  );
}

type LanguageTextProps = {
  id: string;
  label: string;
  text: Text | null;
  problems?: readonly string[];
  isLong?: boolean;
  isRequired?: boolean;
  hint?: string;
  onChange(text: Text | null): void;
};

/**
 * A text in the language that is written now, with the hotel's first language above it in all others.
 * Rules: menu/ME42, menu/ME43.
 */
export function LanguageText({
  id,
  label,
  text,
  problems = [],
  isLong,
  isRequired,
  hint,
  onChange,
}: LanguageTextProps) {
  const { menu, language } = useEditing();
  const [first = language] = menu.languages;
  const original = writtenIn(text, first);
  const typed = writtenIn(text, language);
  const field = {
    id,
    lang: bcp47(language),
    dir: directionOf(language),
    value: typed,
    required: isRequired,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': `${id}-about`,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(withText(text, { language, typed: target.value, languages: menu.languages })),
  };
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired === true}>
      {language !== first && original.trim() !== '' && (
        <p
          lang={bcp47(first)}
          dir={directionOf(first)}
          className="wrap-anywhere whitespace-pre-wrap border-line border-s-4 ps-3 text-ink-2 text-sm"
          data-part="original"
        >
          {original}
        </p>
      )}
      {isLong ? <TextArea text={typed} maxLength={20_000} {...field} /> : <TextField maxLength={1000} {...field} />}
      {problems.length > 0 ? (
        <FieldError id={`${id}-about`}>{problems}</FieldError>
      ) : (
        hint !== undefined && <FieldHint id={`${id}-about`}>{hint}</FieldHint>
      )}
    </Field>
  );
}

type MenuTextProps = { path: FieldPath } & Pick<LanguageTextProps, 'label' | 'isLong' | 'isRequired' | 'hint'>;

/** The text of a field of the item. */
export function MenuText({ path, ...look }: MenuTextProps) {
  const { at, set, problemsOf } = useEditing();
  return (
    <LanguageText
      {...look}
      id={fieldId(path)}
      text={readText(at(path))}
      problems={problemsOf(path)}
      onChange={(text) => set(path, text)}
    />
  );
}

/** A price as it is typed. What is no price stays in the field, with an error, and is not saved. */
export function PriceField({ path, label, hint }: { path: FieldPath; label: string; hint?: string }) {
  const { hotel, t, typedAmount } = useDesk();
  const { at, set, problemsOf } = useEditing();
  const price = readNumber(at(path)) ?? 0;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && parsePrice(typed, hotel.currency_digits) === null;
  const problems = isWrong ? [t('menu_no_price')] : problemsOf(path);
  const id = fieldId(path);
  return (
    <Field label={`${label}, ${hotel.currency}`} htmlFor={id}>
      <TextField
        id={id}
        isNumber
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (price === 0 ? '' : typedAmount(price))}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = target.value.trim() === '' ? 0 : parsePrice(target.value, hotel.currency_digits);
          if (next !== null) set(path, next === 0 ? null : next);
        }}
        // What is no price stays as it was typed.
        onBlur={() => !isWrong && setTyped(null)}
      />
      {problems.length > 0 ? (
        <FieldError id={`${id}-about`}>{problems}</FieldError>
      ) : (
        hint !== undefined && <FieldHint id={`${id}-about`}>{hint}</FieldHint>
      )}
    </Field>
  );
}

/** A whole number; empty: none. */
export function CountField({ path, label }: { path: FieldPath; label: string }) {
  const { at, set, problemsOf } = useEditing();
  const id = fieldId(path);
  const problems = problemsOf(path);
  return (
    <Field label={label} htmlFor={id}>
      <TextField
        id={id}
        isNumber
        inputMode="numeric"
        autoComplete="off"
        value={readNumber(at(path)) ?? ''}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 6);
          set(path, digits === '' ? null : Number(digits));
        }}
      />
      <FieldError id={`${id}-about`}>{problems}</FieldError>
    </Field>
  );
}

/** A setting that is on or off. `usual`: what it is where the file says nothing. */
export function FlagField({ path, label, usual = false }: { path: FieldPath; label: string; usual?: boolean }) {
  const { at, set } = useEditing();
  const id = fieldId(path);
  const value = at(path);
  return (
    <label htmlFor={id} className="flex min-h-target items-center gap-3 text-sm">
      <Checkbox
        id={id}
        checked={typeof value === 'boolean' ? value : usual}
        onChange={({ target }) => set(path, target.checked === usual ? null : target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** One of several values, '' for none. */
export function ChoiceField(props: {
  path: FieldPath;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  isOff?: boolean;
  onChoose(value: string): void;
}) {
  const { path, label, value, choices, isOff, onChoose } = props;
  const { problemsOf } = useEditing();
  const id = fieldId(path);
  const problems = problemsOf(path);
  return (
    <Field label={label} htmlFor={id}>
      <Select
        id={id}
        value={value}
        disabled={isOff}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      <FieldError id={`${id}-about`}>{problems}</FieldError>
    </Field>
  );
}

/** The fields that the editor keeps and does not show, by their names where they have one. Rule: menu/ME44. */
export function KeptLine({ fields }: { fields: readonly string[] }) {
  const { hotel, t } = useDesk();
  if (fields.length === 0) return null;
  const names = fields.map((field) => fieldName(field, t));
  return <p className="text-ink-2 text-sm">{t('menu_kept', { fields: joinList(names, hotel.languageTag) })}</p>;
}
