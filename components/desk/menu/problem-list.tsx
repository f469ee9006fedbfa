'use client';

import { Notice } from '@/components/ui/notice';
import { textIn } from '@/lib/domain/i18n/text';
import { type FieldProblem, readFieldPath } from '@/lib/domain/menu-editor/field-path';
import { TEXT_IS_MISSING } from '@/lib/domain/menu-editor/missing-texts';
import { useDesk } from '../desk-context';
import { fieldName } from './editor/field-words';
import { itemAddress } from './menu-address';
import { type MenuProblem, placeOfProblem } from './menu-api';

type Shown = { item: string | null; title: MenuProblem['title']; field: string; message: string };

const shownOf = (problem: FieldProblem | MenuProblem): Shown => {
  if ('item' in problem) return problem;
  const place = placeOfProblem(problem);
  return { item: place?.item ?? null, title: null, field: place?.field ?? problem.field, message: problem.message };
};

/** What stands in the way of publishing, each with a link to its field. Rule: menu/ME57. */
export function ProblemList(props: { problems: readonly (FieldProblem | MenuProblem)[]; onFollow?(): void }) {
  const { problems, onFollow } = props;
  const { hotel, t } = useDesk();
  return (
    <Notice tone="danger" alert>
      <ul className="grid gap-1">
        {problems.map(shownOf).map(({ item, title, field, message }) => {
          const [first] = readFieldPath(field);
          const name = typeof first === 'string' ? fieldName(first, t) : '';
          // Of the hotel's other files the field begins with the name of the file.
          const where =
            item === null ? field : [textIn(title, hotel.language) || item, name].filter(Boolean).join(' · ');
          return (
            <li key={`${item} ${field} ${message}`} className="wrap-anywhere">
              {item !== null && !item.startsWith('sequence:') ? (
                <a href={itemAddress(item, { field })} onClick={onFollow}>
                  {where}
                </a>
              ) : (
                <span className="font-medium">{where}</span>
              )}
              <bdi dir="auto">{`: ${message === TEXT_IS_MISSING ? t('menu_text_missing') : message}`}</bdi>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
