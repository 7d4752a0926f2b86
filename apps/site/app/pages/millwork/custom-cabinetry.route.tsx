import { doorStyles, finishSamples, woodSamples } from '@showroom/catalog-data/company/cabinet-samples';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { LinkButton } from '@showroom/ui/link-button';
import { Picture } from '@showroom/ui/picture';
import { cachedPage } from '@showroom/web-server/route-rule';
import { SiteLink } from '../../shell/site-link.tsx';
import { pageWords } from '../../seo/page-words.server.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { CallToAction } from '../../shell/call-to-action.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { FaqLinks } from '../../faq/faq-links.tsx';
import { listFaqLinks } from '../../faq/list-faqs.server.ts';
import { storeContext } from '../../request-context.ts';
import { VISUALIZER_PATH } from '../../visualizer/room-code.ts';
import { StepBand } from '../step-band.tsx';
import { SampleGrid } from './sample-grid.tsx';
import { loadSamples } from './load-samples.server.ts';
import type { Route } from './+types/custom-cabinetry.route';

const path = '/custom-cabinetry';

/** A room picture, and the same room in the visualizer. */
const ROOM_PICTURE = 'quartz/glacier-oro/room-2';
const ROOM_HREF = `${VISUALIZER_PATH}?room=kitchen&counter=glacier-oro&cabinets=sage`;

const kinds = [
  {
    title: 'Kitchens',
    text: 'Full-height pantries, islands with seating, corner pull-outs that make use of the corner. ¾″ plywood boxes, doors in five styles.',
  },
  {
    title: 'Bathroom vanities',
    text: 'Built to the inch around your existing plumbing. Drawers notched for the trap, tops in any of our quartz colours.',
  },
  {
    title: 'Built-in storage',
    text: 'Mudroom lockers that take wet boots, window seats, bookcases scribed to walls that were never straight.',
  },
  {
    title: 'Entertainment centres',
    text: 'Cable runs planned first, ventilation where it gets warm, doors to hide the rest.',
  },
  {
    title: 'Offices and closets',
    text: 'Desks at your height, file drawers on full-extension slides, closet rods set to your clothes.',
  },
];

const steps = [
  {
    title: 'Measure',
    text: 'We come to your home, measure every wall twice, and note where the floor slopes and the pipes run.',
  },
  {
    title: 'Design',
    text: 'You see plans, elevations and a rendering, and choose doors, wood, finish and hardware from real samples.',
  },
  {
    title: 'Build',
    text: 'We cut and assemble the boxes in our shop, and finish and cure the doors before they leave.',
  },
  {
    title: 'Install',
    text: 'The crew that built it installs it: levelled, scribed, adjusted and cleaned up.',
  },
];

export const headers = cachedPage();

export async function loader({ context }: Route.LoaderArgs) {
  const hero = findPicture('scenes/custom-cabinetry');
  const room = findPicture(ROOM_PICTURE);
  return {
    page: pageWords(path),
    hero: hero && toPictureSource(hero),
    room: room && toPictureSource(room),
    doors: loadSamples(doorStyles),
    woods: loadSamples(
      woodSamples.map(({ hardness, text, ...wood }) => ({
        ...wood,
        text: `${text} Janka ${hardness.toLocaleString('en-CA')} lbf.`,
      })),
    ),
    finishes: loadSamples(finishSamples),
    faqLinks: await listFaqLinks(context.get(storeContext), 'Custom cabinets'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

export default function CustomCabinetry({ loaderData }: Route.ComponentProps) {
  const { doors, finishes, hero, room, woods } = loaderData;
  const facts = useSiteFacts();
  return (
    <>
      <section className="page-width grid gap-x-16 gap-y-8 pt-10 lg:grid-cols-[5fr_7fr] lg:items-end lg:pt-16">
        <div className="lg:pb-6">
          <p className="eyebrow">{facts.claims.experience} of cabinetmaking</p>
          <h1 className="mt-3 font-serif text-display">Custom Cabinetry</h1>
          <p className="mt-5 max-w-prose text-lead text-ink-muted">
            Cabinets designed and built for your room. No fillers to make up the difference, no doors that almost line
            up.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton as={SiteLink} href="/custom-millwork-form">
              Get a Quote
            </LinkButton>
            <LinkButton as={SiteLink} variant="secondary" href="/quartz-countertops">
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
        title="Five doors to start from"
        intro="Get any of them in any wood or paint below. We size rails, bevels and reeds to your room: these are starting points."
        samples={doors}
        columns={5}
      />

      <StepBand title="How it works" steps={steps} />

      <SampleGrid
        title="Woods"
        intro="What each is good for, and how well it resists dents. Bring a drawer front or a floorboard and we’ll match it in daylight."
        samples={woods}
        columns={4}
      >
        <li className="flex flex-col justify-between border-t border-hairline pt-4">
          <div>
            <h3 className="font-serif text-subheading">Another wood?</h3>
            <p className="mt-1 text-small text-ink-muted">
              Ash, white oak, rift-sawn or reclaimed: just ask. We can get most in six weeks.
            </p>
          </div>
          <p className="mt-6 text-caption text-ink-muted">
            Janka hardness in pounds-force, on dry wood: Wood Handbook, chapter 5, USDA Forest Products Laboratory,
            2010. Figures are for red oak, eastern white pine and yellow birch. Paint and varnish don’t change them.
          </p>
        </li>
      </SampleGrid>

      <SampleGrid
        title="Finishes"
        intro="The same panel in five finishes. We’ll show you your finish on your wood before we begin."
        samples={finishes}
        columns={5}
      />

      <section
        className="page-width mt-24 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-center"
        aria-labelledby="in-a-room"
      >
        {room && <Picture record={room} sizes="(min-width: 64rem) 55vw, 100vw" className="rounded-xs" />}
        <div>
          <h2 id="in-a-room" className="font-serif text-title">
            See your cabinets in a room
          </h2>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">
            Change the cabinets of a kitchen, a bathroom or a bar to any of our paints and woods, and choose the
            counter, floor and handles to go with them.
          </p>
          <LinkButton as={SiteLink} variant="secondary" href={ROOM_HREF} className="mt-8">
            See it in a room
          </LinkButton>
        </div>
      </section>

      <FaqLinks links={loaderData.faqLinks} />

      <CallToAction
        title="Four short steps to a quote"
        text={`Tell us what you want to build. You’ll get a reply within ${facts.promises.replyWithinHours} hours.`}
      >
        <LinkButton as={SiteLink} href="/custom-millwork-form">
          Get a Quote
        </LinkButton>
      </CallToAction>
    </>
  );
}
