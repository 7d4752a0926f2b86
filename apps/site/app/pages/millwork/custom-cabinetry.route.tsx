import { doorStyles, finishSamples, woodSamples } from '@showroom/catalog-data/company/cabinet-samples';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { cachedPage } from '@showroom/web-server/route-rule';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { CallToAction } from '../../shell/call-to-action.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { StepBand } from '../step-band.tsx';
import { SampleGrid } from './sample-grid.tsx';
import { loadSamples } from './load-samples.server.ts';
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
    doors: loadSamples(doorStyles),
    woods: loadSamples(
      woodSamples.map(({ hardness, text, ...wood }) => ({
        ...wood,
        text: `${text} Hardness ${hardness.toLocaleString('en-CA')}.`,
      })),
    ),
    finishes: loadSamples(finishSamples),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

export default function CustomCabinetry({ loaderData }: Route.ComponentProps) {
  const { doors, finishes, hero, woods } = loaderData;
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
            <LinkButton href="/custom-millwork-form">Get a Quote</LinkButton>
            <LinkButton variant="secondary" href="/quartz-countertops">
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

      <SampleGrid
        title="Five doors to begin from"
        intro="Any of them in any wood or paint below. Rails, bevels and reeds are drawn to the room: these are where the talk starts."
        samples={doors}
        columns={5}
      />

      <StepBand title="How it goes" steps={steps} />

      <SampleGrid
        title="Woods"
        intro="What each is good for, and how well it takes a knock. Bring a drawer front or a floor board, and we match it by daylight."
        samples={woods}
        columns={4}
      >
        <li className="flex flex-col justify-between border-t border-hairline pt-4">
          <div>
            <h3 className="font-serif text-subheading">Another wood?</h3>
            <p className="mt-1 text-small text-ink-muted">
              Ash, white oak, rift-sawn or reclaimed: ask. Most can be had in six weeks.
            </p>
          </div>
          <p className="mt-6 text-caption text-ink-muted">
            Hardness is Janka, pounds-force on dry wood: Wood Handbook, chapter 5, USDA Forest Products Laboratory,
            2010. For oak, red; for pine, eastern white; for birch, yellow. Paint and varnish do not change it.
          </p>
        </li>
      </SampleGrid>

      <SampleGrid
        title="Finishes"
        intro="The same panel five times. Every finish is shown on your wood before we begin."
        samples={finishes}
        columns={5}
      />

      <CallToAction
        title="Four short steps to a quote"
        text={`Tell us what you want to build. The answer comes within ${facts.promises.replyWithinHours} hours, from somebody who has read it.`}
      >
        <LinkButton href="/custom-millwork-form">Get a Quote</LinkButton>
      </CallToAction>
    </>
  );
}
