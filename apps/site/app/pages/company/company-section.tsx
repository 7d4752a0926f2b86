import { Badge } from '@showroom/ui/badge';
import { Picture } from '@showroom/ui/picture';
import { useId, type ReactElement } from 'react';
import { ListGuide } from '../../catalogue/list/list-guide.tsx';
import { CheckIcon } from '../../shell/icons.tsx';
import { StepBand } from '../step-band.tsx';
import { ActionLinks } from './action-links.tsx';
import type { LoadedSection, SectionOf } from './load-company-page.server.ts';
import { TradeList } from './trade-list.tsx';

export function CompanySection({ section }: { readonly section: LoadedSection }) {
  switch (section.kind) {
    case 'figures':
      return <Figures section={section} />;
    case 'story':
      return <Story section={section} />;
    case 'timeline':
      return <Timeline section={section} />;
    case 'cards':
      return <Cards section={section} />;
    case 'pictures':
      return <PictureCards section={section} />;
    case 'names':
      return <Names section={section} />;
    case 'checklist':
      return <Checklist section={section} />;
    case 'steps':
      return <StepBand title={section.title} steps={section.steps} />;
    case 'promises':
      return <Promises section={section} />;
    case 'trades':
      return <TradeList trades={section.trades} />;
    case 'awards':
      return <Awards section={section} />;
    case 'guide':
      return <ListGuide guide={section.guide} />;
  }
}

interface TitledProps {
  readonly title: string;
  readonly intro?: string;
  /** Marks sample content. */
  readonly isSample?: boolean;
  readonly children: ReactElement;
}

function Titled({ title, intro, isSample = false, children }: TitledProps) {
  const id = useId();
  return (
    <section className="page-width mt-24" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id={id} className="font-serif text-title text-balance">
          {title}
        </h2>
        {isSample && <Badge tone="brass">Sample</Badge>}
      </div>
      {intro !== undefined && <p className="mt-4 max-w-prose text-lead text-ink-muted">{intro}</p>}
      {children}
    </section>
  );
}

function Figures({ section: { title, figures } }: { readonly section: SectionOf<'figures'> }) {
  return (
    <div role="region" aria-label={title} className="mt-16 border-y border-hairline bg-stone-50 lg:mt-24">
      <dl className="page-width grid grid-cols-2 gap-x-8 gap-y-8 py-10 lg:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure.text} className="flex flex-col-reverse">
            <dt className="text-small text-ink-muted">{figure.text}</dt>
            <dd className="figures font-serif text-title">{figure.title}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Story({ section }: { readonly section: SectionOf<'story'> }) {
  const { actions, isMirrored, paragraphs, picture, title } = section;
  const id = useId();
  return (
    <section
      className="page-width mt-24 grid items-center gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8"
      aria-labelledby={id}
    >
      {picture && (
        <Picture
          record={picture}
          sizes="(min-width: 64rem) 45vw, 92vw"
          className={isMirrored ? 'rounded-xs lg:order-last' : 'rounded-xs'}
        />
      )}
      <div>
        <h2 id={id} className="font-serif text-title">
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose text-ink-muted">
            {paragraph}
          </p>
        ))}
        <div className="mt-6 flex flex-wrap gap-3">
          <ActionLinks actions={actions} />
        </div>
      </div>
    </section>
  );
}

function Timeline({ section: { isSample, moments, title } }: { readonly section: SectionOf<'timeline'> }) {
  return (
    <Titled title={title} isSample={isSample}>
      <ol className="mt-10 grid gap-y-8 border-l border-stone-400 pl-6 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:border-t lg:border-l-0 lg:pt-6 lg:pl-0">
        {moments.map((moment) => (
          <li key={moment.year}>
            <p className="figures font-serif text-heading text-brass">{moment.year}</p>
            <h3 className="mt-1 font-serif text-subheading">{moment.title}</h3>
            <p className="mt-2 max-w-prose text-small text-ink-muted">{moment.text}</p>
          </li>
        ))}
      </ol>
    </Titled>
  );
}

function Cards({ section: { cards, intro, title } }: { readonly section: SectionOf<'cards'> }) {
  return (
    <Titled title={title} intro={intro}>
      <ul className="mt-10 grid gap-px border border-hairline bg-hairline sm:grid-cols-2">
        {cards.map((card) => (
          <li key={card.title} className="bg-paper-raised p-6 sm:p-10">
            <h3 className="font-serif text-heading">{card.title}</h3>
            <p className="mt-3 max-w-prose text-ink-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function PictureCards({ section: { cards, intro, title } }: { readonly section: SectionOf<'pictures'> }) {
  return (
    <Titled title={title} intro={intro}>
      <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title}>
            {card.picture && (
              <Picture record={card.picture} sizes="(min-width: 48rem) 28vw, 45vw" className="rounded-xs" />
            )}
            <h3 className="mt-4 font-serif text-subheading">{card.title}</h3>
            <p className="mt-1 max-w-prose text-small text-ink-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function Names({ section: { intro, names, title } }: { readonly section: SectionOf<'names'> }) {
  return (
    <Titled title={title} intro={intro}>
      <ul className="mt-8 grid border-t border-hairline sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-4">
        {names.map((name) => (
          <li key={name} className="border-b border-hairline py-5 font-serif text-subheading">
            {name}
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function Checklist({ section: { intro, items, title } }: { readonly section: SectionOf<'checklist'> }) {
  const id = useId();
  return (
    <section className="page-width mt-24 grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]" aria-labelledby={id}>
      <div>
        <h2 id={id} className="font-serif text-title">
          {title}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-ink-muted">{intro}</p>
      </div>
      <ul className="grid content-start gap-x-12 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-t border-hairline py-4">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-spruce" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promises({ section: { picture, promises, text, title } }: { readonly section: SectionOf<'promises'> }) {
  const id = useId();
  return (
    <section
      className="page-width mt-24 grid items-center gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8"
      aria-labelledby={id}
    >
      {picture && <Picture record={picture} sizes="(min-width: 64rem) 45vw, 92vw" className="rounded-xs" />}
      <div>
        <h2 id={id} className="font-serif text-title text-balance">
          {title}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-ink-muted">{text}</p>
        <ul className="mt-8">
          {promises.map((promise) => (
            <li key={promise.title} className="border-t border-hairline py-4">
              <h3 className="font-serif text-heading">{promise.title}</h3>
              <p className="text-ink-muted">{promise.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Awards({ section: { awards, intro, isSample, title } }: { readonly section: SectionOf<'awards'> }) {
  return (
    <Titled title={title} intro={intro} isSample={isSample}>
      <ul className="mt-8 border-t border-hairline">
        {awards.map(({ award, organization, project, year }) => (
          <li
            key={`${year} ${award}`}
            className="grid gap-x-8 border-b border-hairline py-5 sm:grid-cols-[5rem_1fr_1fr] sm:items-baseline"
          >
            <p className="figures font-serif text-heading whitespace-nowrap text-brass">{year}</p>
            <div>
              <h3 className="font-serif text-subheading">{award}</h3>
              <p className="text-small text-ink-muted">{organization}</p>
            </div>
            <p className="text-small text-ink-muted">{project}</p>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
