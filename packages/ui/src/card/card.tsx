import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { DrawnAs } from '../drawn-as/drawn-as.ts';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface CardProps extends ComponentProps<'article'> {
  /** `CardMedia`, then `CardBody`. */
  children?: ReactNode;
}

/** A picture with text below. Use `CardMedia`, then `CardBody` with a `CardTitle` whose link covers the whole card. */
export function Card({ className, ...rest }: CardProps) {
  return <article data-slot="card" {...rest} className={joinClasses('group/card relative flex flex-col', className)} />;
}

export interface CardMediaProps extends ComponentProps<'div'> {
  /** Width over height, as in CSS. A slab is `126 / 64`. Default: `4 / 3`. */
  ratio?: string | undefined;
}

/** Frame of the card's picture, with a hover effect. */
export function CardMedia({ ratio = '4 / 3', className, style, ...rest }: CardMediaProps) {
  return (
    <div
      data-slot="card-media"
      {...rest}
      style={{ aspectRatio: ratio, ...style }}
      className={joinClasses(
        'overflow-hidden rounded-xs bg-stone-100 transition-shadow duration-250 group-hover/card:shadow-raised group-has-[a:focus-visible]/card:shadow-raised',
        '[&_img]:size-full [&_img]:object-cover [&_img]:transition-[scale] [&_img]:duration-500 motion-safe:group-hover/card:[&_img]:scale-[1.025]',
        className,
      )}
    />
  );
}

export interface CardBodyProps extends ComponentProps<'div'> {
  /** A `CardTitle` and details. */
  children?: ReactNode;
}

/** The text below the picture, starting with the title. */
export function CardBody({ className, ...rest }: CardBodyProps) {
  return <div data-slot="card-body" {...rest} className={joinClasses('flex flex-1 flex-col gap-1 pt-4', className)} />;
}

export interface CardTitleProps extends ComponentProps<'h3'> {
  /** Heading level. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/** Put a `CardLink` inside to make the whole card a link. */
export function CardTitle({ level = 3, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading data-slot="card-title" {...rest} className={joinClasses('font-serif text-subheading', className)} />;
}

export type CardLinkProps<Root extends ElementType = 'a'> = DrawnAs<Root>;

/** A link that covers the whole card, named by the title alone. */
export function CardLink<Root extends ElementType = 'a'>({ as, className, ...rest }: CardLinkProps<Root>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      data-slot="card-link"
      {...rest}
      className={joinClasses(
        'decoration-brass decoration-1 underline-offset-[0.22em] outline-none after:absolute after:inset-0 after:content-[""] group-hover/card:underline',
        'focus-visible:after:rounded-xs focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus',
        className,
      )}
    />
  );
}
