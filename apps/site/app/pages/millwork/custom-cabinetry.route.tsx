import { preferredWoods, woodFinishes } from '@showroom/catalog-data/form-options';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { cachedPage } from '@showroom/web-server/route-rule';
import { Link } from 'react-router-dom';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { CallToAction } from '../../shell/call-to-action.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { StepBand } from '../step-band.tsx';
import type { Route } from './+types/custom-cabinetry.route';

const path = '/custom-cabinetry';

const kinds = [
  {
    title: 'Kitchens',
    text: 'Full-height pantries, islands with seating, corner pull-outs that give the corner back. Boxes in 3/4 inch plywood, doors in five styles.',
  },
  {
    title: 'Bathroom vanities',
    text: 'Built around the plumbing you have, to the inch. Drawers notched for the trap, tops in any of our quartz colours.',
  },
  {
    title: 'Built-in storage',
    text: 'Mudroom lockers that take wet boots, window seats, bookcases scribed to walls that were never straight.',
  },
  {
    title: 'Entertainment centres',
    text: 'Cable runs planned first, ventilation for what gets warm, doors that hide the rest.',
  },
  {
    title: 'Offices and closets',
    text: 'Desks at your own height, file drawers on full-extension slides, hanging rails where your clothes end.',
  },
];

const steps = [
  {
    title: 'Measure',
    text: 'We come to the house, measure every wall twice, and note where the floor falls and the pipes run.',
  },
  {
    title: 'Draw',
    text: 'You see plans, elevations and a rendering. Doors, wood, finish and hardware are chosen beside real samples.',
  },
  {
    title: 'Build',
    text: 'Boxes are cut and assembled in the shop, doors are finished and cured before they leave it.',
  },
  {
    title: 'Fit',
    text: 'The crew that built it installs it: levelled, scribed, adjusted, and the sawdust taken away.',
  },
];

export const headers = cachedPage();

export function loader() {
  const hero = findPicture('scenes/custom-cabinetry');
  return {
    page: pageWords(path),
    hero: hero && toPictureSource(hero),
    woods: preferredWoods.filter((wood) => wood.value !== 'other').map((wood) => wood.label),
    finishes: woodFinishes.filter((finish) => finish.value !== 'other').map((finish) => finish.label),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

export default function CustomCabinetry({ loaderData }: Route.ComponentProps) {
  const { finishes, hero, woods } = loaderData;
  const facts = useSiteFacts();
  return (
    <>
      <section className="page-width grid gap-x-16 gap-y-8 pt-10 lg:grid-cols-[5fr_7fr] lg:items-end lg:pt-16">
        <div className="lg:pb-6">
          <p className="eyebrow">{facts.claims.experience} of cabinetmaking</p>
          <h1 className="mt-3 font-serif text-display">Custom Cabinetry</h1>
          <p className="mt-5 max-w-prose text-lead text-ink-muted">
            Cabinets drawn for one room and built for it. No fillers to make up the difference, no doors that almost
            line up.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton as={Link} to="/custom-millwork-form">
              Get a Quote
            </LinkButton>
            <LinkButton as={Link} variant="secondary" to="/quartz-countertops">
              Choose a countertop
            </LinkButton>
          </div>
        </div>
        {hero && (
          <Picture record={hero} sizes="(min-width: 64rem) 55vw, 100vw" priority className="max-h-[36rem] rounded-xs" />
        )}
      </section>

      <section className="page-width mt-24 grid gap-x-16 lg:grid-cols-[4fr_8fr]" aria-labelledby="what-we-build">
        <h2 id="what-we-build" className="font-serif text-title">
          What we build
        </h2>
        <dl className="mt-6 border-t border-hairline lg:mt-0">
          {kinds.map((kind) => (
            <div
              key={kind.title}
              className="grid gap-x-8 gap-y-1 border-b border-hairline py-6 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-serif text-subheading">{kind.title}</dt>
              <dd className="max-w-prose text-ink-muted">{kind.text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <StepBand title="How it goes" steps={steps} />

      <section className="page-width mt-24 grid gap-12 md:grid-cols-2" aria-labelledby="materials">
        <h2 id="materials" className="sr-only">
          Woods and finishes
        </h2>
        <MaterialList title="Woods" items={woods} note="Another wood? Ask: most can be had in six weeks." />
        <MaterialList title="Finishes" items={finishes} note="Every finish is shown on your wood before we begin." />
      </section>

      <CallToAction
        title="Four short steps to a quote"
        text={`Tell us what you want to build. The answer comes within ${facts.promises.replyWithinHours} hours, from somebody who has read it.`}
      >
        <LinkButton as={Link} to="/custom-millwork-form">
          Get a Quote
        </LinkButton>
      </CallToAction>
    </>
  );
}

interface MaterialListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly note: string;
}

function MaterialList({ title, items, note }: MaterialListProps) {
  return (
    <div>
      <h3 className="eyebrow">{title}</h3>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-serif text-heading">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-muted">{note}</p>
    </div>
  );
}
