import { Picture } from '@showroom/ui/picture';
import { joinClasses } from '@showroom/ui/join-classes';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TextBlock } from './content-text.server.ts';

export interface ContentTextProps {
  readonly blocks: readonly TextBlock[];
  readonly className?: string | undefined;
}

/** A text of the owner's: its words as the server wrote them, its pictures and links as those of any page. */
export function ContentText({ blocks, className }: ContentTextProps) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent) {
    const path = findPageLinkedTo(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  }
  return (
    // Its links are links without it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={handleClick} className={joinClasses('content-text', className)}>
      {blocks.map(drawBlock)}
    </div>
  );
}

/**
 * The page of the site that a press of a link asks for in this tab. Undefined where it asks for something else: another
 * tab, a file, another site, a place in this page.
 */
function findPageLinkedTo(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || !['', '_self'].includes(link.target) || link.hasAttribute('download')) return;
  const { hash, pathname, search } = link;
  const isHere = hash !== '' && pathname + search === location.pathname + location.search;
  return isHere || pathname.includes('.') ? undefined : pathname + search + hash;
}

function drawBlock(block: TextBlock, index: number) {
  switch (block.kind) {
    case 'html':
      return <div key={index} dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'table':
      return (
        <section
          key={index}
          aria-label={`Table: ${block.label}`}
          // It scrolls by keyboard because it takes the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      );
    case 'picture':
      return (
        <figure key={index}>
          <Picture {...block.picture} sizes="(min-width: 48rem) 42rem, 92vw" className="rounded-xs" />
          {block.caption !== '' && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    default:
      return block satisfies never;
  }
}
