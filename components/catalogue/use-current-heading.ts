'use client';

import { useEffect } from 'react';

const CURRENT = 'aria-current';
/** The heading is current whose products stand on this line of the screen. */
const READING_LINE = { rootMargin: '-30% 0px -69% 0px' };

const rowOfHeadings = () => document.querySelector('[data-part="list-chips"]');
const linksOf = (row: Element | null) => [...(row?.querySelectorAll('a') ?? [])];
const partOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)));

/** Hides the links to headings under which a filter has left nothing. */
export function hideEmptyHeadings(): void {
  for (const link of linksOf(rowOfHeadings())) link.hidden = partOf(link)?.querySelector('li:not([hidden])') === null;
}

/**
 * Marks the link to the heading whose products are on the screen, and follows such a link without an entry in the history,
 * so that Back leaves the page. The row is server HTML, whose links the browser follows by itself until then. Rule:
 * catalogue/C18.
 */
export function useCurrentHeading(): void {
  useEffect(() => {
    const row = rowOfHeadings();
    const links = linksOf(row);
    const parts = links.flatMap((link) => partOf(link) ?? []);
    if (row === null || parts.length === 0) return;
    const mark = (current: Element) => {
      for (const link of links) {
        const isCurrent = link.hash === `#${current.id}`;
        if (isCurrent === link.hasAttribute(CURRENT)) continue;
        if (!isCurrent) link.removeAttribute(CURRENT);
        else {
          link.setAttribute(CURRENT, 'true');
          row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
        }
      }
    };
    const observer = new IntersectionObserver((entries) => {
      const here = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (here) mark(here.target);
    }, READING_LINE);
    for (const part of parts) observer.observe(part);
    const follow = (event: Event) => {
      const link = (event.target as Element).closest('a');
      const part = parts.find(({ id }) => link?.hash === `#${id}`);
      if (part === undefined || !(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      event.preventDefault();
      part.focus({ preventScroll: true });
      part.scrollIntoView();
    };
    row.addEventListener('click', follow);
    return () => {
      observer.disconnect();
      row.removeEventListener('click', follow);
    };
  }, []);
}
