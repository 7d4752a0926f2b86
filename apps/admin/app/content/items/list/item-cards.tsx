import { Badge } from '@showroom/ui/badge';
import { CardLink } from '@showroom/ui/card';
import { Link } from 'react-router-dom';
import { ChooseBox } from '../../bulk/bulk-choice.tsx';
import { ListPicture } from '../../../frame/parts/list-picture.tsx';
import { shortenTags, type ItemCard } from './item-card.ts';

export interface ItemCardsProps {
  readonly cards: readonly ItemCard[];
  /** Where the list is. */
  readonly path: string;
  /** What the list is narrowed by: a window over it keeps that. */
  readonly search: string;
}

/** Items as a grid of cards: one beside another on a phone, two on a tablet, three on a desk. */
export function ItemCards({ cards, path, search }: ItemCardsProps) {
  const hasPictures = cards.some(({ picture }) => picture !== null);
  return (
    <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.id}
          className="group/card relative flex flex-col overflow-hidden rounded-sm border border-hairline bg-paper-raised has-[a:focus-visible]:border-focus"
        >
          <div className="flex md:flex-col">
            {hasPictures && <ListPicture picture={card.picture} shape="md:aspect-4/3" />}
            <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 pb-0">
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-caption text-ink-muted">
                <span className="-my-2 -ml-3 flex items-center">
                  <ChooseBox id={card.id} revision={card.revision} title={card.title} className="relative z-10" />
                  {card.category}
                </span>
                {card.status !== null && <Badge tone={card.status.tone}>{card.status.label}</Badge>}
              </p>
              <h2 className="font-serif text-subheading wrap-anywhere">
                <CardLink as={Link} to={`${path}/${card.id}${search}`} preventScrollReset>
                  {card.title}
                </CardLink>
              </h2>
            </div>
          </div>
          <div className="flex flex-1 flex-col gap-1.5 p-4 pt-1.5">
            <p className="figures line-clamp-3 text-small text-ink-muted">{card.facts}</p>
            {card.tags.length > 0 && (
              <ul aria-label="Tags" className="mt-1 flex flex-wrap gap-1.5">
                {shortenTags(card.tags).map((tag) => (
                  <li key={tag} className="rounded-xs bg-stone-100 px-2 py-0.5 text-caption">
                    {tag}
                  </li>
                ))}
              </ul>
            )}
            <div className="mt-auto flex items-center justify-between gap-3 pt-2">
              <span className="flex flex-wrap gap-x-3">
                {card.publication !== null && <Badge tone="brass">{card.publication}</Badge>}
                {card.isFeatured && <Badge>Featured</Badge>}
                {card.isSample && <Badge tone="warning">Sample</Badge>}
              </span>
              <span className="-mr-2 flex shrink-0">
                <Link
                  to={`${path}/${card.id}${search}`}
                  preventScrollReset
                  className="relative z-10 inline-flex min-h-11 items-center rounded-sm px-2 text-small hover:underline"
                >
                  Edit<span className="sr-only"> {card.title}</span>
                </Link>
                <Link
                  to={`${path}/${card.id}/delete${search}`}
                  preventScrollReset
                  className="relative z-10 inline-flex min-h-11 items-center rounded-sm px-2 text-small text-danger hover:underline"
                >
                  Delete<span className="sr-only"> {card.title}</span>
                </Link>
              </span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
