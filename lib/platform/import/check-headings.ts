import { productsOf, sectionsOf } from './folder-parts';
import { nameHint } from './hints';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/** Checks of the headings in lists of products: repeated codes, and products under headings that do not exist. */
export const checkHeadings = (parsed: ParsedFolder): readonly Problem[] => [
  ...sectionsOf(parsed).flatMap(({ value, json, path }) =>
    value.headings.flatMap(({ code }, index, all) =>
      all.findIndex((other) => other.code === code) === index
        ? []
        : [json.problem([...path, 'headings', index, 'code'], `another heading has the code ${code}`)],
    ),
  ),
  ...productsOf(parsed).flatMap(({ value: { heading }, section, json, path }) => {
    const codes = section.headings.map(({ code }) => code);
    return heading === null || codes.includes(heading)
      ? []
      : [json.problem([...path, 'heading'], `the section has no heading ${heading}`, nameHint(heading, codes))];
  }),
];
