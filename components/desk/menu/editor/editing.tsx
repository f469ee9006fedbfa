'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { isRecord } from '@/lib/domain/json/read-value';
import type { FileValue, MenuItem } from '@/lib/domain/menu/menu-item';
import {
  type FieldPath,
  type FieldProblem,
  problemsAt,
  readFieldPath,
  valueAt,
  withValueAt,
} from '@/lib/domain/menu-editor/field-path';
import { TEXT_IS_MISSING } from '@/lib/domain/menu-editor/missing-texts';
import { useDesk } from '../../desk-context';
import type { Menu } from '../menu-api';

/** What the fields of an item share. `language`: in which its texts are written now. */
type Editing = {
  item: MenuItem;
  menu: Menu;
  value: FileValue;
  language: string;
  problems: readonly FieldProblem[];
  /** The field that a link leads to; null: none. */
  target: FieldPath | null;
  onChange(value: FileValue): void;
  /** Saves at once what was typed. */
  onSave(): Promise<void>;
};

const EditingContext = createContext<Editing | null>(null);

export function EditingProvider({ children, ...editing }: Editing & { children: ReactNode }) {
  return <EditingContext.Provider value={editing}>{children}</EditingContext.Provider>;
}

/** The id of a field's element, by its path. */
export const fieldId = (path: FieldPath): string => `menu-${path.join('-')}`;

/** The item that is edited, with functions that read and write its fields by their paths. */
export function useEditing() {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('a field of the menu stands outside an editor');
  const { t } = useDesk();
  const { value, problems, onChange } = editing;
  return useMemo(
    () => ({
      ...editing,
      at: (path: FieldPath): unknown => valueAt(value, path),
      /** null removes the field. */
      set: (path: FieldPath, next: unknown) => {
        const changed = withValueAt(value, path, next);
        if (isRecord(changed)) onChange(changed);
      },
      /** The sentences about a field. `apart`: fields inside it that show their own. */
      problemsOf: (path: FieldPath, apart: readonly string[] = []): readonly string[] =>
        problemsAt(
          problems,
          path,
          apart.map((inner) => [...path, ...readFieldPath(inner)]),
        ).map((message) => (message === TEXT_IS_MISSING ? t('menu_text_missing') : message)),
    }),
    [editing, value, problems, onChange, t],
  );
}
