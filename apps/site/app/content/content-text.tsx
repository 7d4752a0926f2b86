import { Picture } from '@showroom/ui/picture';
import { joinClasses } from '@showroom/ui/join-classes';
import { SwipeHint } from '../shell/swipe-hint.tsx';
import type { TextBlock } from './content-text.server.ts';
import { useTextLinks } from './use-text-links.ts';

export interface ContentTextProps {
  readonly blocks: readonly TextBlock[];
  readonly className?: string | undefined;
}

/** The owner's text: HTML from the server, with pictures and tables as components. */
export function ContentText({ blocks, className }: ContentTextProps) {
  const followLink = useTextLinks();
  return (
    // Handles clicks of the links inside, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={joinClasses('content-text', className)} onClick={followLink}>
      {blocks.map(drawBlock)}
    </div>
  );
}

function drawBlock(block: TextBlock, index: number) {
  switch (block.kind) {
    case 'html':
      return <div key={index} dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'table':
      return (
        <div
          key={index}
          role="region"
          aria-label={`Table: ${block.label}`}
          // Focusable, so that it scrolls by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="scrolls-sideways"
        >
          <SwipeHint columns={block.columns} />
          <div dangerouslySetInnerHTML={{ __html: block.html }} />
        </div>
      );
    case 'picture':
      return (
        <figure key={index}>
          <Picture {...block.picture} sizes="(min-width: 48rem) 42rem, 92vw" className="rounded-xs" />
          {block.caption !== '' && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'plain':
      return (
        <p key={index} className="whitespace-pre-wrap">
          {block.text}
        </p>
      );
    default:
      return block satisfies never;
  }
}
