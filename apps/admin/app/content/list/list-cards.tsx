import { Badge } from '@showroom/ui/badge';
import { CardLink } from '@showroom/ui/card-link';
import { Link } from 'react-router-dom';
import { isItemName, type KindName } from '../../frame/navigation/content-kinds.ts';
import { ChooseBox } from './bulk/bulk-choice.tsx';
import { kindForms } from '../kinds/kinds.ts';
import { EntryActions, StatusBadge } from './entry-parts.tsx';
import { ListPicture } from './list-picture.tsx';
import type { ListCard } from './load-list.server.ts';

export interface ListCardsProps {
  readonly kind: KindName;
  readonly cards: readonly ListCard[];
  readonly path: string;
  /** The query of the list, to which the links return. */
  readonly search: string;
}

/** Tags that a card names; it counts the others. */
const MOST_TAGS = 3;

/** Entries as a grid of cards: one in a row on a phone, two on a tablet, three on a desktop. */
export function ListCards({ kind, cards, path, search }: ListCardsProps) {
  const { cardHead, pictureShape = 'md:aspect-4/3' } = kindForms[kind];
  const hasPictures = cards.some(({ picture }) => picture !== null);
  return (
    <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.id}
          className="group/card relative flex flex-col overflow-hidden rounded-sm border border-hairline bg-paper-raised has-[a:focus-visible]:border-focus"
        >
          <div className="flex md:flex-col">
            {hasPictures && <ListPicture picture={card.picture} shape={pictureShape} />}
            <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 pb-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3 text-caption text-ink-muted">
                <span className="-my-2 -ml-3 flex items-center">
                  <ChooseBox {...card} className="relative z-10" />
                  {cardHead === 'status' ? <StatusBadge {...card} /> : <span>{card.category}</span>}
                </span>
                {cardHead === 'status' ? <Marks {...card} /> : <StatusBadge {...card} />}
              </div>
              <h2 className="font-serif text-subheading wrap-anywhere">
                <CardLink as={Link} to={`${path}/${card.id}${search}`} preventScrollReset={isItemName(kind)}>
                  {card.title}
                </CardLink>
              </h2>
            </div>
          </div>
          <div className="flex flex-1 flex-col gap-1.5 p-4 pt-1.5">
            <p className="figures line-clamp-3 text-small text-ink-muted">{card.facts}</p>
            <Tags tags={card.tags} />
            <div className="mt-auto flex flex-col gap-1.5 pt-2">
              {card.lines?.map((line) => (
                <FactLine key={line.join()} facts={line} />
              ))}
              <div className="flex items-center gap-3">
                {cardHead !== 'status' && <Marks {...card} />}
                <div className="-mr-3 -mb-3 ml-auto shrink-0 noscript:mr-0">
                  <EntryActions kind={kind} title={card.title} path={`${path}/${card.id}`} search={search} />
                </div>
              </div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Marks({ publication, isFeatured, isSample }: Pick<ListCard, 'publication' | 'isFeatured' | 'isSample'>) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {publication !== null && <Badge tone="brass">{publication}</Badge>}
      {isFeatured && <Badge>Featured</Badge>}
      {isSample && <Badge tone="warning">Sample</Badge>}
    </span>
  );
}

function Tags({ tags }: Pick<ListCard, 'tags'>) {
  if (tags.length === 0) return null;
  const more = tags.length - MOST_TAGS;
  return (
    <ul aria-label="Tags" className="mt-1 flex flex-wrap gap-1.5">
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <li key={tag} className="rounded-xs bg-stone-100 px-2 py-0.5 text-caption">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li className="rounded-xs bg-stone-100 px-2 py-0.5 text-caption">
          +{more}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  );
}

/** A line breaks between the facts and not within one, unless it is longer than a line. */
function FactLine({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className="figures text-caption text-ink-muted">
      {facts
        .filter((fact) => fact !== '')
        .map((fact, index) => (
          <span key={fact} className="inline-block max-w-full">
            {index > 0 && <span aria-hidden="true">&nbsp;·&nbsp;</span>}
            <span>{fact}</span>
          </span>
        ))}
    </p>
  );
}
