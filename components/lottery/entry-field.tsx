import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';

/** A required field of an entry. `suggestions`: values that are offered; others are accepted too. */
export function EntryField(props: {
  id: string;
  label: string;
  value: string;
  isInvalid: boolean;
  error: string;
  maxLength: number;
  autoComplete?: string;
  readOnly?: boolean;
  suggestions?: readonly string[];
  onType: (value: string) => void;
}) {
  const { id, label, value, isInvalid, error, maxLength, autoComplete, readOnly, suggestions = [], onType } = props;
  const [errorId, listId] = [`${id}-error`, `${id}-list`];
  return (
    <Field label={label} htmlFor={id} isRequired>
      <TextField
        id={id}
        required
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete ?? 'off'}
        dir="auto"
        readOnly={readOnly}
        {...(suggestions.length > 0 && !readOnly && { list: listId })}
        {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': errorId })}
        onChange={({ target }) => onType(target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {isInvalid && <FieldError id={errorId}>{error}</FieldError>}
    </Field>
  );
}
